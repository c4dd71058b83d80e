public import Foundation

/// What a report says of one picture.
public struct ReportEntry: Sendable {
  /// How the comparison ended.
  public enum Outcome: Sendable {
    case same
    /// They differ; the files are what is shown of them.
    case different(ComparedPictures, expectedFile: Data, actualFile: Data)
    /// It was expected and is not there.
    case missing
    /// It is there and was not expected.
    case unexpected
    /// One of its files could not be read, and why.
    case unreadable(String)
  }

  /// The picture's path within its folder.
  public var name: String
  public var outcome: Outcome

  public init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// What is wrong, in one line; nil when nothing is.
  public var problem: String? {
    switch outcome {
    case .same: nil
    case .different(let pictures, _, _): pictures.summary
    case .missing: "it is missing"
    case .unexpected: "it was not expected"
    case .unreadable(let reason): reason
    }
  }
}
