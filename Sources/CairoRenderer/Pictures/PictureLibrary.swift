public import CalendarCore
import Foundation
public import PageLayout

/// Reads symbols and picture files, each once, for every thread.
public final class PictureLibrary: PictureMeasuring, Sendable {
  private let resources: ResourceFolder
  let limits = PictureLimits()
  let process: PictureProcess?
  let known: KnownPictures
  let spentTime = SpentTime()

  /// A library of the package's symbols and of any file.
  ///
  /// - Parameter process: where picture files are decoded and drawn; nil for this process, where nothing can end a
  ///   picture that takes long.
  public convenience init(resources: ResourceFolder? = nil, process: PictureProcess? = nil) throws {
    self.init(resources: try resources ?? ResourceFolder.located(), process: process, known: KnownPictures())
  }

  private init(resources: ResourceFolder, process: PictureProcess?, known: KnownPictures) {
    self.resources = resources
    self.process = process
    self.known = known
  }

  /// A library that shares what this one has read, with a time of its own for what it decodes.
  public func sharing() -> PictureLibrary {
    PictureLibrary(resources: resources, process: process, known: known)
  }

  /// Gives what is decoded from now on all of `PictureProcess.totalTime`.
  public func startTimeAnew() {
    spentTime.reset()
  }

  public func metrics(of picture: Picture) throws -> PictureMetrics {
    // A picture that was measured need not be there any more.
    if let metrics = try naming(picture, { try known.metrics(of: picture) }) { return metrics }
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
      return try known.metrics(of: picture) { try metrics(of: source) }
    }
  }

  /// A symbol by its name.
  func symbol(_ name: String) throws -> Symbol {
    try known.symbol(name) {
      // A name with a slash would lead out of the folder.
      guard !name.contains("/"), let data = FileManager.default.contents(atPath: "\(resources.symbols)/\(name).svg"),
        let symbol = Symbol(svg: String(decoding: data, as: UTF8.self))
      else { throw RenderError.unknownSymbol(name) }
      return symbol
    }
  }

  /// A picture that is no symbol, in pixels. What can't be measured, because it is damaged, is not drawn either.
  func pixmap(of picture: Picture, width: Int, height: Int) throws -> Pixmap {
    _ = try metrics(of: picture)
    return try naming(picture) {
      try known.pixmap(PixmapCache.Key(picture: picture, width: width, height: height)) {
        try pixmap(of: source(of: picture), width: width, height: height)
      }
    }
  }
}
