import CairoRenderer
import CalendarConfig
import CalendarCore
import Foundation
import PageLayout
import PictureComparison

/// What draws pages: fonts, pictures, layout and renderer, each looked up once.
struct Press {
  private let fonts: FontBook
  private let composer: PageComposer
  private let renderer: SceneRenderer

  /// - Parameters:
  ///   - pictures: where pictures are found.
  ///   - threads: on how many threads parts of a page are drawn at once; one a core when it is left out.
  init(
    fonts choice: FontChoice, pictures: PictureLibrary, threads: Int? = nil
  ) throws(ToolError) {
    do {
      fonts = try FontBook(fonts: choice == .shipped ? .shipped : .system)
      composer = PageComposer(text: fonts, pictures: pictures)
      renderer = SceneRenderer(fonts: fonts, pictures: pictures, threads: threads)
    } catch {
      throw .resources("\(error)")
    }
  }

  /// The scenes of some of a document's pages, in order.
  func scenes(of pages: [Int], in document: CalendarDocument, from source: PageSource) throws -> [Scene] {
    try pages.map { try composer.scene(of: source.content(of: document.pages[$0])) }
  }

  /// The bytes of a file of a document's pages.
  ///
  /// - Parameter mark: what the file keeps of what it was made from.
  func draw(
    _ scenes: [Scene], as format: OutputFormat, for document: CalendarDocument, mark: String? = nil
  ) throws -> [UInt8] {
    let file =
      switch format {
      case .png: try renderer.png(scenes[0], options: options(for: scenes[0], document, mark: mark))
      case .pdf: try renderer.pdf(scenes, title: Self.title(of: scenes))
      case .svg: try renderer.svg(scenes[0])
      }
    return Array(mark.map { FileMark.marked(file, with: $0) } ?? file)
  }

  /// The title of a document: that of its pages, or of the first and the last of them.
  private static func title(of scenes: [Scene]) -> String? {
    guard let first = scenes.first?.title, let last = scenes.last?.title, first != last else { return nil }
    return "\(first) – \(last)"
  }

  /// Whether pages depend on the fonts of this machine.
  func usesSystemFonts(for scenes: [Scene]) throws -> Bool {
    try scenes.contains(where: fonts.usesSystemFonts)
  }

  /// A picture carries its regions, so that `compare` can name days.
  private func options(for scene: Scene, _ document: CalendarDocument, mark: String?) -> PNGOptions {
    let regions = PNGOptions.TextChunk(keyword: PictureRegions.keyword, text: PictureRegions(scene).text)
    return PNGOptions(
      compression: PNGOptions.Compression(rawValue: document.compression.rawValue) ?? .balanced,
      colors: document.colors,
      // The mark comes first, where it is found without reading on.
      texts: (mark.map { [FileMark.chunk($0)] } ?? []) + [regions])
  }

  /// What no font can draw on a page.
  func missingCharacters(on scenes: [Scene]) -> [MissingCharacter] {
    var missing: [MissingCharacter] = []
    for text in scenes.flatMap(\.texts) {
      for character in fonts.metrics(of: text.text, style: text.style).missing
      where !missing.contains(where: { $0.character == character }) {
        missing.append(MissingCharacter(character: character, text: text.text))
      }
    }
    return missing
  }
}
