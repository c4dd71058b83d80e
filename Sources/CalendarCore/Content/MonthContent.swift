/// A month as it is to be shown: everything decided, nothing drawn. Layouts turn it into a scene.
public struct MonthContent {
  public var month: Month
  /// The first day's era and year, as `describe` prints them.
  public var firstDay: DayFields
  /// Month and year as people write them, such as `February 2027`.
  public var title: String
  /// The month's name alone, as a heading: `February`.
  public var monthName: String
  /// The year alone, with its era where the calendar needs one: `2027`, `Reiwa 9`.
  public var yearTitle: String
  /// The month and year in the second calendar, when there is one: `Shevat – Adar I 5787`.
  public var secondaryTitle: String?
  public var firstWeekday: Weekday
  /// Names of the columns in reading order.
  public var columns: [WeekdayName]
  /// How many rows of weeks there are.
  public var rowCount: Int
  /// The numbers of the weeks, one a row, and their texts; nil when they are not shown.
  public var weeks: [WeekLabel]?
  /// The month's days in order; with adjacent days, when those are shown.
  public var days: [DayContent]
  /// How selected days run together.
  public var selectionStyle: SelectionStyle
  /// Events that touch the days, in order of their first day, the longer first.
  public var events: [CalendarEvent]
  /// The days of each event in words, as a legend gives them: `8 March`, `5–16 July`; empty where no page asks for them.
  public var eventDates: [String]
  /// Whether reading order runs from right to left.
  public var isRightToLeft: Bool
  /// The language of its words, as BCP 47 writes it: `ru-RU`.
  public var language: String
  public var fontDesign: FontDesign
  public var tintColor: Color

  public init(
    month: Month, firstDay: DayFields, title: String, monthName: String, yearTitle: String,
    secondaryTitle: String? = nil, firstWeekday: Weekday, columns: [WeekdayName], rowCount: Int,
    weeks: [WeekLabel]? = nil, days: [DayContent], selectionStyle: SelectionStyle = .discs,
    events: [CalendarEvent] = [], eventDates: [String] = [], isRightToLeft: Bool = false, language: String,
    fontDesign: FontDesign = .default,
    tintColor: Color
  ) {
    self.month = month
    self.firstDay = firstDay
    self.title = title
    self.monthName = monthName
    self.yearTitle = yearTitle
    self.secondaryTitle = secondaryTitle
    self.firstWeekday = firstWeekday
    self.columns = columns
    self.rowCount = rowCount
    self.weeks = weeks
    self.days = days
    self.selectionStyle = selectionStyle
    self.events = events
    self.eventDates = eventDates
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.fontDesign = fontDesign
    self.tintColor = tintColor
  }
}
