public import CalendarCore
import Foundation
public import PageLayout
import Synchronization

/// Reads symbols and picture files, each once, for every thread.
public final class PictureLibrary: PictureMeasuring, Sendable {
  private let resources: ResourceFolder
  let limits = PictureLimits()
  let process: PictureProcess?
  private let symbols = Mutex<[String: Symbol]>([:])
  private let measured = Mutex<[Picture: PictureMetrics]>([:])
  /// The files that were opened, by their paths.
  let identities = Mutex<[String: FileIdentity]>([:])
  private let decoded = Mutex(PixmapCache(capacity: 128 << 20))

  /// A library of the package's symbols and of any file.
  ///
  /// - Parameter process: where picture files are decoded and drawn; nil for this process, where nothing can end a
  ///   picture that takes long.
  public init(resources: ResourceFolder? = nil, process: PictureProcess? = nil) throws {
    self.resources = try resources ?? ResourceFolder.located()
    self.process = process
  }

  public func metrics(of picture: Picture) throws -> PictureMetrics {
    if let metrics = measured.withLock({ $0[picture] }) { return metrics }
    return try metrics(of: picture) { _ in true }
  }

  /// How large a picture is, if it may be read.
  ///
  /// - Parameter mayRead: whether a file may be read that lies at a path without links. It is asked of the opened file,
  ///   so that no link can be laid elsewhere after the answer; what is drawn later is this file, or an error.
  public func metrics(of picture: Picture, where mayRead: (_ realPath: String) -> Bool) throws -> PictureMetrics {
    if case .symbol(let name) = picture { return PictureMetrics(size: try symbol(name).size, isTemplate: true) }
    return try naming(picture) {
      let source = try source(of: picture)
      if case .file(let file) = source, !(file.realPath.map(mayRead) ?? false) {
        throw PictureProblem("leads out of the folders that may be read")
      }
      if let metrics = measured.withLock({ $0[picture] }) { return metrics }
      let metrics = try metrics(of: source)
      measured.withLock { $0[picture] = metrics }
      return metrics
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

  /// A picture that is no symbol, in pixels.
  func pixmap(of picture: Picture, width: Int, height: Int) throws -> Pixmap {
    let key = PixmapCache.Key(picture: picture, width: width, height: height)
    if let pixmap = decoded.withLock({ $0[key] }) { return pixmap }
    let pixmap = try naming(picture) { try self.pixmap(of: source(of: picture), width: width, height: height) }
    decoded.withLock { $0.insert(pixmap, for: key) }
    return pixmap
  }
}
