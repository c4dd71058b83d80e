/// A file to write.
public struct OutputFile: Hashable, Sendable {
  public var path: String
  /// The indices of its pages; several only in a PDF.
  public var pages: [Int]

  public init(path: String, pages: [Int]) {
    self.path = path
    self.pages = pages
  }
}
