public import CalendarCore

/// Everything a page is to show, before it is laid out.
public struct PageContent {
  /// The page's heading: a month's title, a year.
  public var title: String
  /// The months in order; one for the kinds `month` and `wall`.
  public var months: [MonthContent]
  public var setup: PageSetup
  public var theme: Theme

  public init(title: String, months: [MonthContent], setup: PageSetup = PageSetup(), theme: Theme = .light) {
    self.title = title
    self.months = months
    self.setup = setup
    self.theme = theme
  }
}
