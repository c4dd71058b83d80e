/// Where something was read: a line and column of a file, a file as a whole, or an option of the command line.
public struct Place: Hashable, Sendable {
  /// The file's name as it was given, `<stdin>`, or an option such as `--size`.
  public var source: String
  /// The line, from 1; nil where there are no lines.
  public var line: Int?
  /// The column, from 1, in characters as Unicode counts them (code points); nil where there are no lines.
  public var column: Int?

  public init(source: String, line: Int? = nil, column: Int? = nil) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// Whether it stands before another place of the same source.
  func precedes(_ other: Place) -> Bool {
    (line ?? 0, column ?? 0) < (other.line ?? 0, other.column ?? 0)
  }
}

extension Place: CustomStringConvertible {
  public var description: String {
    guard let line, let column else { return source }
    return "\(source):\(line):\(column)"
  }
}
