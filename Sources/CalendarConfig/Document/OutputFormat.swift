/// What kind of file a page becomes.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png, pdf, svg

  /// The format of a file by its ending, in any case of its letters.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), let format = Self(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self = format
  }
}
