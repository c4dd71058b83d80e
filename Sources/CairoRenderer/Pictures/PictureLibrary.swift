public import CalendarCore
import Foundation
public import PageLayout
import Synchronization

/// Reads symbols and picture files, each once, for every thread.
public final class PictureLibrary: PictureMeasuring, Sendable {
  private let resources: ResourceFolder
  private let limits = PictureLimits()
  private let symbols = Mutex<[String: Symbol]>([:])
  private let measured = Mutex<[Picture: PictureMetrics]>([:])
  private let decoded = Mutex(PixmapCache(capacity: 128 << 20))

  /// A library of the package's symbols and of any file.
  public init(resources: ResourceFolder? = nil) throws {
    self.resources = try resources ?? ResourceFolder.located()
  }

  public func metrics(of picture: Picture) throws -> PictureMetrics {
    if case .symbol(let name) = picture { return PictureMetrics(size: try symbol(name).size, isTemplate: true) }
    if let metrics = measured.withLock({ $0[picture] }) { return metrics }
    let metrics = try naming(picture) { try file(of: picture).metrics() }
    measured.withLock { $0[picture] = metrics }
    return metrics
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

  /// A picture that is no symbol, in pixels.
  func pixmap(of picture: Picture, width: Int, height: Int) throws -> Pixmap {
    let key = PixmapCache.Key(picture: picture, width: width, height: height)
    if let pixmap = decoded.withLock({ $0[key] }) { return pixmap }
    let pixmap = try naming(picture) { try file(of: picture).pixmap(width: width, height: height) }
    decoded.withLock { $0.insert(pixmap, for: key) }
    return pixmap
  }

  /// The file of a picture that is no symbol.
  func file(of picture: Picture) throws -> PictureFile {
    switch picture {
    case .symbol(let name): throw PictureProblem("\(name) is a symbol")
    case .file(let path): try PictureFile(path: path, limits: limits)
    case .data(let bytes): try PictureFile(bytes: bytes, limits: limits)
    }
  }

  /// Adds to a problem which picture has it.
  private func naming<Value>(_ picture: Picture, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let problem as PictureProblem {
      let name = if case .file(let path) = picture { path } else { "picture data" }
      throw RenderError.unreadablePicture(name: name, reason: problem.reason)
    }
  }
}
