/// What is wrong in a calendar file, and where: thrown when the file can't be read, a warning when something in it is
/// left out or read otherwise than written.
public struct CalendarFileProblem: Error, Hashable, Sendable {
  /// The file as its reader called it.
  public var file: String
  /// Counted from 1; nil when it is about the whole file.
  public var line: Int?
  /// What was found, and what comes of it.
  public var reason: String
}

extension CalendarFileProblem: CustomStringConvertible {
  public var description: String {
    [file, line.map(String.init)].compactMap(\.self).joined(separator: ":") + ": " + reason
  }
}
