import CalendarConfig

/// A file to be drawn: what is kept of it until then.
struct DrawingJob: Sendable {
  /// The number of its config's source.
  let source: Int
  /// `-` is stdout.
  let path: String
  /// The indices of its document's pages; several only in a PDF.
  let pages: [Int]
  let format: OutputFormat

  /// The folder its file is written to.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
