import CalendarCore
import PageLayout

extension PictureLibrary {
  /// Where a picture that is no symbol comes from.
  enum Source {
    case file(OpenedFile)
    case bytes([UInt8])
  }

  /// Opens a picture. A file that was opened before must be the same: what was found to be a picture that may be read
  /// is what is drawn.
  func source(of picture: Picture) throws -> Source {
    switch picture {
    case .symbol(let name): throw PictureProblem("\(name) is a symbol")
    case .data(let bytes): return .bytes(bytes)
    case .file(let path):
      let file: OpenedFile
      do throws(OpenedFile.Problem) {
        file = try OpenedFile(path: path)
      } catch {
        throw PictureProblem("\(error)")
      }
      guard file.identity == known.firstIdentity(of: path, opened: file.identity) else {
        throw PictureProblem("the file has changed since it was looked at")
      }
      return .file(file)
    }
  }

  func metrics(of source: Source) throws -> PictureMetrics {
    let file = try file(from: source)
    guard let process else { return try file.metrics() }
    guard let metrics = PictureMetrics(encoded: try process.result(of: .metrics, for: file.bytes, spent: spentTime))
    else {
      throw PictureProblem("its decoder failed")
    }
    return metrics
  }

  func pixmap(of source: Source, width: Int, height: Int) throws -> Pixmap {
    let file = try file(from: source)
    guard let process else { return try file.pixmap(width: width, height: height) }
    let pixels = try process.result(of: .pixels(width: width, height: height), for: file.bytes, spent: spentTime)
    guard pixels.count == width * height * 4 else { throw PictureProblem("its decoder failed") }
    return Pixmap(
      width: width, height: height, pixels: pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) })
  }

  private func file(from source: Source) throws -> PictureFile {
    switch source {
    case .file(let file): try PictureFile(file, limits: limits)
    case .bytes(let bytes): try PictureFile(bytes: bytes, limits: limits)
    }
  }

  /// Adds to a problem which picture has it.
  func naming<Value>(_ picture: Picture, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let problem as PictureProblem {
      let name = if case .file(let path) = picture { path } else { "picture data" }
      throw RenderError.unreadablePicture(name: name, reason: problem.reason)
    }
  }
}
