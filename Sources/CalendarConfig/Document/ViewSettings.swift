public import CalendarCore
public import Foundation

/// What a config says of its calendar view, by the view's own names.
public struct ViewSettings: Hashable, Sendable {
  public var calendar = CalendarSystem(.gregorian)
  public var locale = Locale(identifier: "en_US")
  public var timeZone = TimeZone.gmt
  /// nil: the locale's.
  public var firstWeekday: Weekday?
  /// nil: the locale's.
  public var minimumDaysInFirstWeek: Int?
  public var numerals = Numerals.localeDefault
  public var fontDesign = FontDesign.default
  public var tintColor = Color.systemBlue
  /// nil: all that the calendar is right for.
  public var availableDays: ClosedRange<Day>?
  public var wantsDateDecorations = true
  public var today: Day?
  public var weekNumbers = WeekNumbering.none
  public var dayOfYear = DayOfYear.none
  public var selection: SelectedDates?
  public var decorations: [DecorationRule] = []
  public var events: [EventRule] = []
  public var calendars: [CalendarSource] = []
  public var showsMoonPhases = false
  public var secondaryCalendar: CalendarSystem?
  public var showsAdjacentDays = false

  public init() {}
}
