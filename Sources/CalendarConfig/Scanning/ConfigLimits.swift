/// How large a config may be.
public struct ConfigLimits: Hashable, Sendable {
  /// The size of the text in bytes.
  public var bytes: Int
  /// How deep maps and lists may stand in each other.
  public var nesting: Int
  /// How many mistakes are told before the rest is left untold.
  public var problems: Int
  /// How many pages one config can have. The usual limit is the months of a century.
  public var pages: Int
  /// How many configs a matrix can make of one.
  public var combinations: Int
  /// How many elements a list can have: decorations, events, dates.
  public var elements: Int
  /// How long a title or another text that is drawn may be, in code points.
  public var characters: Int
  /// How many pixels a page may have. The usual limit is B0 at 600 dpi, and some more.
  public var pixels: Int
  /// How many pictures and calendar files a config may read.
  public var files: Int
  /// How much processor time a picture may take to be decoded and drawn.
  public var seconds: Int
  /// How much processor time all pictures of a config may take to be decoded while it is read, and those of a file while
  /// it is drawn.
  public var totalSeconds: Int
  /// How much memory a picture may take to be decoded and drawn, in MiB.
  public var mebibytes: Int

  public init(
    bytes: Int = 1 << 20, nesting: Int = 16, problems: Int = 100, pages: Int = 1_200, combinations: Int = 10_000,
    elements: Int = 5_000, characters: Int = 500, pixels: Int = 1_000_000_000, files: Int = 200,
    seconds: Int = 10, totalSeconds: Int = 60, mebibytes: Int = 2048
  ) {
    self.bytes = bytes
    self.nesting = nesting
    self.problems = problems
    self.pages = pages
    self.combinations = combinations
    self.elements = elements
    self.characters = characters
    self.pixels = pixels
    self.files = files
    self.seconds = seconds
    self.totalSeconds = totalSeconds
    self.mebibytes = mebibytes
  }
}
