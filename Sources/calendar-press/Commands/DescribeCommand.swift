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
      let scenes = try documents.flatMap { document in
        try press.scenes(of: Array(document.pages.indices), in: document, from: PageSource(document))
      }
      description =
        try invocation.has(.html)
        ? webPage(scenes, press: press, document: document)
        : json(scenes, in: unit(document))
    } catch let error as ToolError {
      throw error
    } catch {
      throw .drawing(path: invocation.operands[0], reason: "\(error)")
    }
    try invocation.console.print(description)
  }

  private func json(_ scenes: [Scene], in unit: PageDescription.Unit) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(PageDescription(scenes, in: unit)), as: UTF8.self)
  }

  /// A page that holds its pictures itself, so that it can be opened from anywhere.
  private func webPage(_ scenes: [Scene], press: Press, document: CalendarDocument) throws -> String {
    let pictures = try scenes.map { scene in
      let png = Data(try press.draw([scene], as: .png, for: document))
      return (scene, "data:image/png;base64," + png.base64EncodedString())
    }
    return WebPage(pictures).text
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
