import CalendarCore
import Foundation
import PageLayout

/// The keys of a config.
enum ConfigKeys {
  static let calendar = ConfigKey("calendar", "the calendar system", .calendar, usual: "gregorian")
  static let locale = ConfigKey("locale", "language and region", .locale, usual: "en_US")
  static let timeZone = ConfigKey("timeZone", "the time zone of now and of timed events", .timeZone, usual: "UTC")
  static let firstWeekday = ConfigKey(
    "firstWeekday", "the weekday of the first column", .weekday, usual: "the locale's")
  static let minimumDaysInFirstWeek = ConfigKey(
    "minimumDaysInFirstWeek", "how many days of a year its first week has at least", .integer(in: 1...7),
    usual: "the locale's")
  static let numerals = ConfigKey("numerals", "the digits of days, weeks and years", .numerals, usual: "default")
  static let fontDesign = ConfigKey("fontDesign", "the design of the font", .choice(FontDesign.self), usual: "default")
  static let tintColor = ConfigKey(
    "tintColor", "the color of what is selected, and of today", .color, usual: "systemBlue")
  static let theme = ConfigKey("theme", "colors and weights", .theme, usual: "light")
  static let visibleDateComponents = ConfigKey(
    "visibleDateComponents", "the month that is shown", .visibleMonth, usual: "the current month")
  static let availableDateRange = ConfigKey(
    "availableDateRange", "the days that are available; the others are dimmed", .whenRange)
  static let wantsDateDecorations = ConfigKey(
    "wantsDateDecorations", "whether decorations are shown", .flag, usual: "true")
  static let today = ConfigKey("today", "the day marked as today", .dateOrNow)
  static let weekNumbers = ConfigKey(
    "weekNumbers", "numbers before the rows; an iso number is that of the row's Thursday", .choice(WeekNumbering.self),
    usual: "none")
  static let dayOfYear = ConfigKey(
    "dayOfYear", "what the days of wall pages say of their place in the year", .choice(DayOfYear.self), usual: "none")
  static let selectionBehavior = ConfigKey("selectionBehavior", "what is selected", .selection)
  static let decorations = ConfigKey(
    "decorations", "what decorates days", .list(of: .decoration, called: "decorations"))
  static let events = ConfigKey("events", "what takes place", .list(of: .event, called: "events"))
  static let calendars = ConfigKey(
    "calendars", "calendar files whose events are drawn", .list(of: .calendarSource, called: "calendars"))
  static let moonPhases = ConfigKey("moonPhases", "whether the moon's phases are drawn", .flag, usual: "false")
  static let secondaryCalendar = ConfigKey(
    "secondaryCalendar", "a second calendar, whose days stand beside the first's", .calendar)
  static let showsAdjacentDays = ConfigKey(
    "showsAdjacentDays", "whether days of the months before and after are shown", .flag, usual: "false")
  static let fonts = ConfigKey("fonts", "which fonts may be used", .choice(FontChoice.self), usual: "system")
  static let page = ConfigKey("page", "what a page is like", .page)
  static let pages = ConfigKey("pages", "many pages from one config", .pages)
  static let matrix = ConfigKey(
    "matrix", "values to combine, with a file for each combination",
    .anything(called: "a map such as {locale: [en_US, ru_RU], pages: 2020..2029}", shape: .matrix))
  static let output = ConfigKey("output", "the file to write, with placeholders", .output)
  static let colors = ConfigKey(
    "colors", "the colors of a display that has few, for which a PNG is dithered", .displayColors, usual: "all colors")
  static let compression = ConfigKey(
    "compression", "how hard a PNG is compressed", .choice(Compression.self), usual: "balanced")

  static let all: [any AnyConfigKey] = [
    calendar, locale, timeZone, firstWeekday, minimumDaysInFirstWeek, numerals, fontDesign, tintColor, theme,
    visibleDateComponents, availableDateRange, wantsDateDecorations, today, weekNumbers, dayOfYear, selectionBehavior,
    decorations,
    events, calendars, moonPhases, secondaryCalendar, showsAdjacentDays, fonts, page, pages, matrix, output,
    colors, compression,
  ]
}
