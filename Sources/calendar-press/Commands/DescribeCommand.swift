import CairoRenderer
import CalendarConfig
import Foundation
import PageLayout

/// `describe`: pages into JSON.
struct DescribeCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws(ToolError) {
    let loader = try DocumentLoader(invocation)
    let documents = try documents(loader)
    let document = documents[0]
    loader.pictures.startTimeAnew()
    let press = try Press(fonts: document.fonts, pictures: loader.pictures)
    let description: String
    do {
      description =
        try invocation.has(.html) ? webPage(documents, press: press) : json(documents, press: press, in: unit(document))
    } catch let error as ToolError {
      throw error
    } catch {
      throw .drawing(path: invocation.operands[0], reason: "\(error)")
    }
    try invocation.console.print(description)
  }

  private func json(_ documents: [CalendarDocument], press: Press, in unit: PageDescription.Unit) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var pages: [String] = []
    // A thousand posters take much less memory in words than as scenes.
    try forEachScene(of: documents, press: press) { scene, _ in
      pages.append(String(decoding: try encoder.encode(PageDescription.Page(scene, in: unit)), as: UTF8.self))
    }
    return "{\"pages\":[\(pages.joined(separator: ","))]}"
  }

  /// A page that holds its pictures itself, so that it can be opened from anywhere.
  private func webPage(_ documents: [CalendarDocument], press: Press) throws -> String {
    var pictures: [(Scene, String)] = []
    try forEachScene(of: documents, press: press) { scene, document in
      let png = Data(try press.draw([scene], as: .png, for: document))
      pictures.append((scene, "data:image/png;base64," + png.base64EncodedString()))
    }
    return WebPage(pictures).text
  }

  private func forEachScene(
    of documents: [CalendarDocument], press: Press, _ take: (Scene, CalendarDocument) throws -> Void
  ) throws {
    for document in documents {
      let source = PageSource(document)
      for page in document.pages.indices {
        for scene in try press.scenes(of: [page], in: document, from: source) { try take(scene, document) }
      }
    }
  }

  /// The documents: those of all combinations, where a config has a matrix.
  private func documents(_ loader: DocumentLoader) throws(ToolError) -> [CalendarDocument] {
    let time = invocation.operands.dropFirst().first
    let shelf: JobShelf
    switch invocation.operands[0] {
    case "month": shelf = loader.month(time)
    case "year": shelf = try loader.year(time)
    case let path:
      if let time { throw invocation.usageError("unexpected argument \"\(time)\"") }
      shelf = loader.configs([path])
    }
    var documents: [CalendarDocument] = []
    try shelf.readAll { read throws(ToolError) in documents.append(read.document) }
    return documents
  }

  private func unit(_ document: CalendarDocument) throws(ToolError) -> PageDescription.Unit {
    let name = invocation.value(of: .format)
    if let name, OutputFormat(rawValue: name) == nil {
      throw invocation.usageError("unknown format \"\(name)\"; it is png, pdf or svg")
    }
    return (name.flatMap(OutputFormat.init(rawValue:)) ?? document.output?.format ?? .png) == .png ? .pixels : .points
  }
}
