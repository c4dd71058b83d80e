import Foundation
import PictureComparison
import Testing

/// What a test expects of a picture.
struct GoldenExpectation {
  private let golden: Golden
  private let measure: PictureMeasure
  private let place: SourceLocation

  /// Throws `GoldenError.nameless` for a test with arguments that gives no name.
  init(_ name: String?, measure: PictureMeasure, function: String, place: SourceLocation) throws {
    if name == nil, let test = Test.current, test.isParameterized { throw GoldenError.nameless(test: test.name) }
    golden = Golden(named: name, function: function, fileID: place.fileID, filePath: place.filePath)
    self.measure = measure
    self.place = place
  }

  /// Fails the test when the picture is not the golden.
  func expect(_ png: Data) throws {
    let settings = try GoldenSettings(environment: ProcessInfo.processInfo.environment)
    guard let failure = try golden.failure(of: png, measure: measure, settings: settings) else { return }
    // Outside a test of its own, Swift Testing would not count an issue: XCTest hears of errors only.
    guard Test.current != nil else { throw failure }
    for picture in failure.pictures {
      let name = URL(filePath: golden.path).deletingPathExtension().lastPathComponent
      Attachment.record(Array(picture.file), named: "\(name).\(picture.role.rawValue).png", sourceLocation: place)
    }
    Issue.record("\(failure)", sourceLocation: place)
  }
}
