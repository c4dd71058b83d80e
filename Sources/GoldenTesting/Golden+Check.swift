import CairoRenderer
public import Foundation
public import PictureComparison

extension Golden {
  /// What keeps a picture from being the golden; nil when nothing does.
  ///
  /// Where `settings` say so the golden is written, which is a failure too. The pictures of a failure are put into the
  /// package's `.build/goldens`, or where that can't be into the temporary folder.
  ///
  /// - Parameter png: a PNG file.
  /// - Throws: when `png` can't be read, or a file not written.
  public func failure(
    of png: Data, measure: PictureMeasure = .exact, settings: GoldenSettings
  ) throws -> GoldenFailure? {
    if let log = settings.usageLog { try GoldenUse(of: path).append(to: log) }
    let actual = try ActualPicture(png)
    let shelf = FailureShelf(of: self)
    guard settings.recording != .all else { return try record(actual, because: nil) }
    guard let reason = reason(actual, measure: measure) else {
      shelf.clear()
      return nil
    }
    let isRecorded =
      switch settings.recording {
      case .never, .all: false
      case .missing: reason.isMissing
      case .failed: true
      }
    if isRecorded { return try record(actual, because: reason) }
    return GoldenFailure(golden: self, reason: reason, pictures: try shelf.put(actual, reason))
  }

  private func reason(_ actual: ActualPicture, measure: PictureMeasure) -> GoldenFailure.Reason? {
    guard let file = FileManager.default.contents(atPath: path) else { return .missing }
    // What is the same to the byte need not be unpacked.
    if file == actual.file { return nil }
    do {
      let pictures = ComparedPictures(
        expected: try PNGReader().picture(in: file), actual: actual.picture, measure: measure)
      return pictures.difference.map { _ in .different(pictures) }
    } catch {
      return .unreadable("\(error)")
    }
  }

  private func record(_ actual: ActualPicture, because reason: GoldenFailure.Reason?) throws -> GoldenFailure {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Whole or not at all: other tests may be reading.
    try actual.file.write(to: file, options: .atomic)
    let picture = GoldenFailure.Picture(role: .recorded, path: path, file: actual.file)
    return GoldenFailure(golden: self, reason: .recorded(because: reason), pictures: [picture])
  }
}

extension GoldenFailure.Reason {
  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}
