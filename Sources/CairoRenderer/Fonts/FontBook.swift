import CalendarCore
public import PageLayout

/// Knows the fonts and how large text set in them is.
///
/// Only what a text needs is loaded: the file of its design, the faces of its scripts, and the system's fonts when the
/// shipped ones lack a letter. What a text looks like never depends on what was set before.
///
/// Not `Sendable`: each worker has one of its own.
public final class FontBook: TextMeasuring {
  /// Where fonts may come from.
  public let source: FontSource
  let folder: ResourceFolder
  /// The maps there are, a handful.
  private var maps: [(set: FontSet, map: FontMap)] = []
  private var shapes = GenerationCache<TextKey, ShapedText>(capacity: shapeCount)
  /// Which files the shipped fonts were when they were found to be whole.
  private let files: [String: FileIdentity]
  private var capHeights: [TextKey: Double] = [:]
  /// What kept a text from being measured.
  private var failure: (any Error)?

  private static let shapeCount = 2048

  /// A book of the shipped fonts, and of the system's where `source` lets them in; throws when one of the shipped ones
  /// is not where it should be, or not whole.
  public init(fonts source: FontSource = .system, resources: ResourceFolder? = nil) throws {
    self.source = source
    folder = try resources ?? ResourceFolder.located()
    var files: [String: FileIdentity] = [:]
    for file in FontSet.shipped.files {
      let path = "\(folder.fonts)/\(file)"
      guard let identity = FontFile(path: path).identity else { throw RenderError.brokenFont(path: path) }
      files[file] = identity
    }
    self.files = files
  }

  /// The size of one line of text. What kept it from being measured is told by `checkMeasurements`.
  public func metrics(of text: String, style: TextStyle) -> TextMetrics {
    do {
      return try shaped(text, style: style).metrics
    } catch {
      failure = failure ?? error
      return TextMetrics(width: 0, ascent: 0, descent: 0, ink: Rect(x: 0, y: 0, width: 0, height: 0), capHeight: 0)
    }
  }

  public func checkMeasurements() throws {
    defer { failure = nil }
    if let failure { throw failure }
  }

  /// Whether a page needs more than the shipped fonts, and so depends on what this machine has.
  public func usesSystemFonts(for scene: Scene) throws -> Bool {
    try source == .system && scene.texts.contains { try shaped($0.text, style: $0.style).usesSystemFonts }
  }

  /// A text as glyphs.
  func shaped(_ text: String, style: TextStyle) throws -> ShapedText {
    let key = TextKey(text: text, style: style)
    do {
      return try shapes.value(for: key) {
        try AllocationWatch.hold(doing: "setting text") {
          var shape = try shape(key)
          shape.metrics.capHeight = try capHeight(for: key)
          return shape
        }
      }
    } catch {
      forget()
      throw error
    }
  }

  /// Forgets all it has looked up: what went wrong in a font of cairo's once is wrong in it for ever.
  func forget() {
    maps = []
    shapes = GenerationCache(capacity: Self.shapeCount)
    capHeights = [:]
  }

  private func shape(_ key: TextKey) throws -> ShapedText {
    let lean = FontSet.lean(key.style.design.face, scripts: ShippedFace.needed(for: key.text))
    var shape = try LineShaper(map: map(of: lean)).shape(key.text, style: key.style)
    // The shipped fonts come before the system's, so that what they can draw looks the same on every machine.
    for larger in source == .system ? [FontSet.shipped, .system] : [.shipped] where !shape.metrics.missing.isEmpty {
      shape = try LineShaper(map: map(of: larger)).shape(key.text, style: key.style)
      shape.usesSystemFonts = larger == .system
    }
    return shape
  }

  private func capHeight(for key: TextKey) throws -> Double {
    let sample = TextKey(text: FigureSample.text(for: key.text), style: key.style)
    if let height = capHeights[sample] { return height }
    let height = -(try shape(sample)).metrics.ink.y
    capHeights[sample] = height
    return height
  }

  private func map(of set: FontSet) throws -> FontMap {
    if let known = maps.first(where: { $0.set == set }) { return known.map }
    let map = try FontMap(files: set.files.map { folder.fonts + "/" + $0 }, system: set == .system)
    maps.append((set, map))
    try checkFiles()
    return map
  }

  /// Throws when a file that text was set with has become another one, or none, since the book was opened: its letters
  /// may be those of any font.
  func checkFiles() throws {
    for file in Set(maps.flatMap(\.set.files)) {
      let path = "\(folder.fonts)/\(file)"
      guard let identity = files[file], FontFile(path: path).isStill(identity) else {
        throw RenderError.changedFont(path: path)
      }
    }
  }
}

/// What a shaped text is kept under.
struct TextKey: Hashable {
  var text: String
  var style: TextStyle
}
