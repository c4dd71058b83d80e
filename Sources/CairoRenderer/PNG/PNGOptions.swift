public import CalendarCore

/// How a PNG file is written.
public struct PNGOptions: Hashable, Sendable {
  public var compression: Compression
  /// The colours of the display it is for, for which it is dithered; nil for all that the page has.
  public var colors: DisplayColors?
  /// What is said in the file beside the page's title, as keyword and text; keywords are at most 79 Latin-1 characters.
  public var texts: [TextChunk]

  public init(compression: Compression = .balanced, colors: DisplayColors? = nil, texts: [TextChunk] = []) {
    self.compression = compression
    self.colors = colors
    self.texts = texts
  }

  /// What a smaller file is worth.
  public enum Compression: String, CaseIterable, Hashable, Sendable {
    case fast, balanced, small
  }

  /// A text within a PNG file.
  public struct TextChunk: Hashable, Sendable {
    public var keyword: String
    public var text: String

    public init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }
}
