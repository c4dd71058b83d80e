public import CalendarCore

/// Everything a page is to show, before it is laid out.
public struct PageContent {
  /// The page's heading: a month's title, a year.
  public var title: String
  /// The months in order; one for the kinds `month` and `wall`.
  public var months: [MonthContent]
  public var setup: PageSetup
  public var theme: Theme
  /// The months before and after, small beside the title of a wall page; empty for none.
  public var miniMonths: [MonthContent]
  /// Half of a wall page.
  public var photo: PagePhoto?
  /// Lines to write on below the days of a wall page.
  public var noteLines: Int

  public init(
    title: String, months: [MonthContent], setup: PageSetup = PageSetup(), theme: Theme = .light,
    miniMonths: [MonthContent] = [], photo: PagePhoto? = nil, noteLines: Int = 0
  ) {
    self.title = title
    self.months = months
    self.setup = setup
    self.theme = theme
    self.miniMonths = miniMonths
    self.photo = photo
    self.noteLines = noteLines
  }
}
