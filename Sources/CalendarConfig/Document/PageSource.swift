import CalendarCore
public import PageLayout

/// Turns a document's plans into pages to lay out.
///
/// Not `Sendable`: it keeps a view and what the view looked up, and each worker has one of its own.
public final class PageSource {
  private let document: CalendarDocument
  private let view: CalendarView
  private let delegate: DocumentDelegate
  /// The calendar files' events, read with the first page.
  private var calendars: [CalendarFileEvents] = []
  /// What calendar files have that could not be read, or not as written; each told once.
  public private(set) var warnings: [CalendarFileProblem] = []

  public init(_ document: CalendarDocument) {
    self.document = document
    delegate = DocumentDelegate(rules: document.view.decorations)
    view = document.view.makeView(showing: document.pages[0].months[0])
    // Where nothing is decorated, nobody is asked day by day.
    if !document.view.decorations.isEmpty || document.view.showsMoonPhases { view.delegate = delegate }
  }

  /// What a page is to show.
  ///
  /// - Throws: `CalendarFileProblem` when a calendar file's events are too many, or libical is not installed.
  public func content(of plan: PagePlan) throws -> PageContent {
    let system = document.view.calendar
    let neighbors = [system.month(before: plan.months[0]), system.month(after: plan.months[plan.months.count - 1])]
    if let first = system.days(of: neighbors[0])?.lowerBound, let last = system.days(of: neighbors[1])?.upperBound {
      delegate.prepare(for: first...last)
      if document.view.showsMoonPhases {
        delegate.moon = MoonDecorations(in: first...last, timeZone: document.view.timeZone, theme: document.theme)
      }
      view.events = document.view.events.flatMap { $0.events(touching: first...last) }
      view.events += try calendarEvents(in: first...last)
      view.reloadAllDecorations()
    }
    let months = plan.months.map(view.content(of:))
    return PageContent(
      title: title(of: months), months: months, setup: plan.setup, theme: document.theme,
      miniMonths: plan.showsMiniMonths ? neighbors.map(view.content(of:)) : [], photo: plan.photo,
      noteLines: plan.noteLines)
  }

  private func calendarEvents(in days: ClosedRange<Day>) throws -> [CalendarEvent] {
    if calendars.isEmpty { calendars = try document.view.calendars.map { try CalendarFileEvents($0.file) } }
    var allowance = RecurrenceAllowance(limits: CalendarFileLimits())
    return try zip(calendars, document.view.calendars).flatMap { calendar, source in
      let (events, problems) = try calendar.events(in: days, timeZone: document.view.timeZone, &allowance)
      warnings += problems.filter { !warnings.contains($0) }
      return events.map { event in
        var event = event
        event.color = source.color
        return event
      }
    }
  }

  private func title(of months: [MonthContent]) -> String {
    guard months.count > 1, let first = months.first, let last = months.last else { return months[0].title }
    let names = CalendarNames(
      locale: document.view.locale, calendar: document.view.calendar.identifier, numerals: document.view.numerals)
    let year = document.view.calendar.months(ofYear: first.month.year)
    return year == months.map(\.month)
      ? first.yearTitle : names.monthRangeTitle(first: first.month, last: last.month)
  }
}
