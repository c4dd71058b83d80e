/// Why a log doesn't tell which goldens a test run has used.
public enum GoldenUsageError: Error, Hashable {
  /// The line is not one that a test run writes.
  case unreadableLine(Int)
  /// The run left tests out by these options.
  case partOfTheTests([String])
  /// No golden that is there was used.
  case goldensElsewhere
}

extension GoldenUsageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadableLine(let number): "line \(number) is not one that a test run writes"
    case .partOfTheTests(let filters):
      """
      it is of a run with \(filters.joined(separator: ", ")); only a run of all tests tells what none of them uses \
      (XCTest's --parallel chooses tests by name, too)
      """
    case .goldensElsewhere: "it names none of these goldens; it must be of a run of all tests, in the same place"
    }
  }
}
