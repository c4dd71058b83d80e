/// Two pages would be written to the same file.
public struct OutputClash: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// The numbers of the pages, from 1.
  public let first: Int
  public let second: Int

  public var description: String {
    "pages \(first) and \(second) would both be written to \(path); add {month}, {date} or {page} to the output"
  }
}
