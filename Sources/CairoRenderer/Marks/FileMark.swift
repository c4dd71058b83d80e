public import Foundation

/// A line that a written file keeps of what it was made from, so that a later run knows whether to draw it again.
///
/// It stands in a PNG's text chunks, in a comment of an SVG before its first element, and in a comment of a PDF before
/// its last lines.
public enum FileMark {
  /// The keyword of a PNG's chunk, and the first word of a comment.
  static let keyword = "calendar-press-input"

  /// A PNG's text chunk that marks it.
  public static func chunk(_ mark: String) -> PNGOptions.TextChunk {
    PNGOptions.TextChunk(keyword: keyword, text: mark)
  }

  /// A file with a mark, which has neither line ends nor `--`; a PNG is returned as it is, for it gets its mark when it
  /// is written.
  public static func marked(_ file: Data, with mark: String) -> Data {
    if file.starts(with: Data("%PDF".utf8)) { return pdf(file, with: mark) }
    return file.starts(with: Data("<?xml".utf8)) ? svg(file, with: mark) : file
  }

  /// The mark of a file that is there and whole; nil when it has none.
  public static func read(fromFile path: String) -> String? {
    guard let file = MarkedFile(path: path) else { return nil }
    let start = file.head
    if start.starts(with: PNGChunk.signature) { return png(file) }
    if start.starts(with: Array("%PDF".utf8)) { return pdf(file) }
    return start.starts(with: Array("<?xml".utf8)) ? svg(file) : nil
  }
}
