import CalendarCore
import PageLayout
import Synchronization

/// What is known of pictures that were read, for every thread.
///
/// What is wrong with one is kept, too: a picture that takes its decoder too long does so once.
final class KnownPictures: Sendable {
  private let symbols = Mutex<[String: Symbol]>([:])
  private let metrics = Mutex<[Picture: Result<PictureMetrics, PictureProblem>]>([:])
  private let pixmaps = Mutex(PixmapCache(capacity: 128 << 20))
  private let undrawable = Mutex<[PixmapCache.Key: PictureProblem]>([:])
  /// The files that were opened, by their paths.
  private let identities = Mutex<[String: FileIdentity]>([:])

  func symbol(_ name: String, or read: () throws -> Symbol) throws -> Symbol {
    try symbols.withLock { symbols in
      if let symbol = symbols[name] { return symbol }
      let symbol = try read()
      symbols[name] = symbol
      return symbol
    }
  }

  /// The metrics of a picture that were found; nil when nobody looked for them.
  func metrics(of picture: Picture) throws(PictureProblem) -> PictureMetrics? {
    try metrics.withLock { $0[picture] }?.get()
  }

  func metrics(of picture: Picture, or measure: () throws -> PictureMetrics) throws -> PictureMetrics {
    if let known = try metrics(of: picture) { return known }
    do {
      let measured = try measure()
      metrics.withLock { $0[picture] = .success(measured) }
      return measured
    } catch let problem as PictureProblem {
      if problem.isLasting { metrics.withLock { $0[picture] = .failure(problem) } }
      throw problem
    }
  }

  func pixmap(_ key: PixmapCache.Key, or decode: () throws -> Pixmap) throws -> Pixmap {
    if let known = pixmaps.withLock({ $0[key] }) { return known }
    if let problem = undrawable.withLock({ $0[key] }) { throw problem }
    do {
      let decoded = try decode()
      pixmaps.withLock { $0.insert(decoded, for: key) }
      return decoded
    } catch let problem as PictureProblem {
      if problem.isLasting { undrawable.withLock { $0[key] = problem } }
      throw problem
    }
  }

  /// The identity of a path's file when it was first opened: that of this one, if it is the first.
  func firstIdentity(of path: String, opened: FileIdentity) -> FileIdentity {
    identities.withLock { identities in
      if let first = identities[path] { return first }
      identities[path] = opened
      return opened
    }
  }
}
