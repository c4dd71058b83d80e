public import CalendarCore
import Foundation
public import PageLayout
import Synchronization

/// Reads symbols and picture files, each once, for every thread.
public final class PictureLibrary: PictureMeasuring, Sendable {
  private let resources: ResourceFolder
  private let symbols = Mutex<[String: Symbol]>([:])

  /// A library of the package's symbols and of any file.
  public init(resources: ResourceFolder? = nil) throws {
    self.resources = try resources ?? ResourceFolder.located()
  }

  public func metrics(of picture: Picture) throws -> PictureMetrics {
    switch picture {
    case .symbol(let name): PictureMetrics(size: try symbol(name).size, isTemplate: true)
    case .file, .data: fatalError("in work")
    }
  }

  /// A symbol by its name.
  func symbol(_ name: String) throws -> Symbol {
    try symbols.withLock { symbols in
      if let symbol = symbols[name] { return symbol }
      // A name with a slash would lead out of the folder.
      guard !name.contains("/"), let data = FileManager.default.contents(atPath: "\(resources.symbols)/\(name).svg"),
        let symbol = Symbol(svg: String(decoding: data, as: UTF8.self))
      else { throw RenderError.unknownSymbol(name) }
      symbols[name] = symbol
      return symbol
    }
  }
}
