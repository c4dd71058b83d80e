/// A day as a month shows it: everything decided, nothing drawn.
public struct DayContent {
  public var day: Day
  /// What the month's calendar calls it.
  public var fields: DayFields
  /// Its number in the numerals of the page.
  public var text: String
  /// Row and column as read, both from 0; column 0 is the first weekday, also where the page runs right to left.
  public var row: Int
  public var column: Int
  public var states: Set<DayState>
  public var decorations: [Decoration]
  public var appearance: DayAppearance
  /// The day in the second calendar, when there is one: its number, with the month's name on the first of a month.
  public var secondaryText: String?
  /// Its place in the year, when that is shown: `45`, `45/320`.
  public var yearDayText: String?
  /// The full date, states and decorations in words, for readers that speak.
  public var label: String

  public init(
    day: Day, fields: DayFields, text: String, row: Int, column: Int, states: Set<DayState> = [],
    decorations: [Decoration] = [], appearance: DayAppearance = DayAppearance(), secondaryText: String? = nil,
    yearDayText: String? = nil, label: String = ""
  ) {
    self.day = day
    self.fields = fields
    self.text = text
    self.row = row
    self.column = column
    self.states = states
    self.decorations = decorations
    self.appearance = appearance
    self.secondaryText = secondaryText
    self.yearDayText = yearDayText
    self.label = label
  }
}
