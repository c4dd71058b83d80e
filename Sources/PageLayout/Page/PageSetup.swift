/// The page of a config: what kind, how large, how set.
public struct PageSetup: Hashable, Sendable {
  public var kind: PageKind
  /// nil: a month as large as it must be, A4 for the other kinds.
  public var size: PaperSize?
  /// The way named papers are turned.
  public var orientation: Orientation
  /// Pixels an inch of pages measured in lengths.
  public var dpi: Double
  /// Pixels a point of pages measured in pixels, or in nothing; nil fits the month to the page (2 without a size).
  public var scale: Double?
  /// The white around the page in points; nil takes the layout's own.
  public var margin: Double?
  /// Months beside each other on a poster; nil suits the paper.
  public var columns: Int?
  public var form: YearForm
  /// How far colour runs over the trimmed page, in points; marks show where to cut when it is more than 0.
  public var bleed: Double
  /// Whether a month has UICalendarView's paging buttons, which do nothing on a picture.
  public var showsChevrons: Bool

  public init(
    kind: PageKind = .month, size: PaperSize? = nil, orientation: Orientation = .portrait, dpi: Double = 300,
    scale: Double? = nil, margin: Double? = nil, columns: Int? = nil, form: YearForm = .grid, bleed: Double = 0,
    showsChevrons: Bool = false
  ) {
    self.kind = kind
    self.size = size
    self.orientation = orientation
    self.dpi = dpi
    self.scale = scale
    self.margin = margin
    self.columns = columns
    self.form = form
    self.bleed = bleed
    self.showsChevrons = showsChevrons
  }
}
