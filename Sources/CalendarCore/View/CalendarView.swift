public import Foundation

/// A calendar as UICalendarView shows it, by the same names: what is seen of it, decorated and selected.
///
/// It is not bound to an actor and not `Sendable`: each task has views of its own. `content()` says what there is to
/// draw.
public final class CalendarView {
  /// Who is asked for decorations; not kept alive.
  public weak var delegate: (any CalendarViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllDecorations() } }
  }

  /// How days can be selected; nil: not at all.
  public var selectionBehavior: CalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
    }
  }

  /// The language of all words and, unless set otherwise, the first weekday, the weekend and the numerals.
  public var locale: Locale {
    didSet { wordsChanged() }
  }

  /// The time zone in which instants are days; nil: the calendar's.
  public var timeZone: TimeZone? {
    didSet { daysChanged() }
  }

  public var fontDesign: FontDesign = .default
  public var tintColor: Color = .systemBlue

  /// Whether the delegate is asked for decorations.
  public var wantsDateDecorations = true

  /// The numerals of days, weeks and years.
  public var numerals: Numerals = .localeDefault {
    didSet { wordsChanged() }
  }

  /// The weekday of the first column; nil: the calendar's when it has one set, or else the locale's.
  public var firstWeekday: Weekday? {
    didSet { wordsChanged() }
  }

  /// How many days of a year (1 to 7) its first week has at least; nil as for `firstWeekday`.
  public var minimumDaysInFirstWeek: Int? {
    didSet { wordsChanged() }
  }

  public var weekNumbers: WeekNumbering = .none
  /// The day marked as today; nil: none. The clock is never asked.
  public var today: Day?
  /// A second calendar, whose days stand beside the first's.
  public var secondaryCalendar: CalendarSystem?
  /// What days say of their place in the year.
  public var dayOfYear = DayOfYear.none
  public var events: [CalendarEvent] = []
  /// Whether the days of the months before and after that share a row are shown.
  public var showsAdjacentDays = false

  var ownCalendar: Calendar
  var available = AvailableRange.interval(DateInterval(start: .distantPast, end: .distantFuture))
  /// A day of the visible month.
  var anchor: Day
  /// What the delegate answered, by day.
  var decorated: [Day: DecoratedDay] = [:]
  private var knownReading: DateReading?
  /// Of the view's calendars: one or two.
  private var knownNames: [CalendarNames] = []
  private var knownSpans: [CalendarIdentifier: [ClosedRange<Day>: String]] = [:]

  /// A view of the current month in the current calendar, locale and time zone.
  public convenience init() {
    let current = Calendar.current
    let isDrawn = CalendarIdentifier(current.identifier) != nil
    self.init(calendar: isDrawn ? current : Calendar(identifier: .gregorian), locale: .current)
  }

  /// A view of the current month in a calendar that can be drawn.
  package init(calendar: Calendar, locale: Locale) {
    ownCalendar = calendar
    self.locale = locale
    anchor = Day(Date(), in: calendar.timeZone)
  }

  /// How the view reads and writes date components.
  var reading: DateReading {
    if let knownReading { return knownReading }
    let reading = DateReading(self)
    knownReading = reading
    return reading
  }

  /// The names of a calendar's months and days in the view's language.
  func names(of system: CalendarSystem) -> CalendarNames {
    if let known = knownNames.first(where: { $0.calendar == system.identifier }) { return known }
    let names = CalendarNames(locale: locale, calendar: system.identifier, numerals: numerals)
    knownNames.append(names)
    return names
  }

  /// Days of the view's calendar as a legend gives them. Events share their days with many others.
  func spanText(of days: ClosedRange<Day>) -> String {
    let system = calendarSystem
    if let known = knownSpans[system.identifier]?[days] { return known }
    let text = names(of: system).span(days)
    knownSpans[system.identifier, default: [:]][days] = text
    return text
  }

  /// Words are other words, weeks may begin elsewhere.
  private func wordsChanged() {
    knownReading = nil
    knownNames = []
    knownSpans = [:]
    selectionBehavior?.updateSelectableDates()
  }

  /// Components and instants mean other days.
  func daysChanged() {
    knownReading = nil
    reloadAllDecorations()
    selectionBehavior?.updateSelectableDates()
    clampVisibleMonth()
  }
}
