import Foundation

/// What there is to draw.
extension CalendarView {
  /// The visible month as it is to be shown. Asks the delegate for decorations and the selection's for what can be
  /// selected, for days it was not asked about before.
  public func content() -> MonthContent {
    content(of: visibleMonth)
  }

  /// A month as it is to be shown, whether it is the visible one or another of the view's calendar.
  public func content(of month: Month) -> MonthContent {
    let system = calendarSystem
    let rule = weekRule
    guard
      let grid = MonthGrid(
        month: month, system: system, firstWeekday: rule.firstWeekday, showsAdjacentDays: showsAdjacentDays)
    else { preconditionFailure("\(month) is no month of the \(system.identifier.rawValue) calendar") }
    let names = names(of: system)
    let shown = grid.weeks.flatMap { $0.compactMap { $0 } }
    let span = shown[0]...shown[shown.count - 1]
    let first = grid.days.lowerBound
    let events = events(touching: span)
    let columns = (0..<7).map { names.weekdayName(rule.firstWeekday.advanced(by: $0)) }
    return MonthContent(
      month: month, firstDay: system.fields(of: first), title: names.monthTitle(month),
      monthName: names.monthName(month), yearTitle: names.yearTitle(of: month),
      secondaryTitle: secondaryTitle(of: grid.days), firstWeekday: rule.firstWeekday, columns: columns,
      rowCount: grid.rowCount,
      weeks: grid.weekNumbers(weekNumbers, minimumDays: rule.minimumDays, in: system)?.map {
        WeekLabel(number: $0, text: names.number($0))
      },
      days: days(shown, in: span, grid: grid, names: names, columns: columns),
      selectionStyle: selectionBehavior?.style ?? .discs, events: events,
      eventDates: events.map { spanText(of: $0.days) },
      isRightToLeft: locale.language.characterDirection == .rightToLeft, language: language,
      fontDesign: fontDesign, tintColor: tintColor)
  }

  private func days(
    _ days: [Day], in span: ClosedRange<Day>, grid: MonthGrid, names: CalendarNames, columns: [WeekdayName]
  ) -> [DayContent] {
    let selected = selectionBehavior?.selectedDays(in: span) ?? []
    let available = availableDays
    let wording = DayWording(locale: locale)
    return days.map { day in
      let fields = calendarSystem.fields(of: day)
      let decorated = decoratedDay(day)
      var states: Set<DayState> = []
      if fields.month != grid.month { states.insert(.adjacent) }
      if selected.contains(day) { states.insert(.selected) }
      if day == today { states.insert(.today) }
      if columns[grid.column(of: day)].isWeekend { states.insert(.weekend) }
      if !available.contains(day) {
        states.insert(.unavailable)
      } else if selectionBehavior?.isSelectable(day) == false {
        states.insert(.unselectable)
      }
      return DayContent(
        day: day, fields: fields, text: names.number(fields.day), row: grid.row(of: day) ?? 0,
        column: grid.column(of: day), states: states, decorations: decorated.decorations,
        appearance: decorated.appearance, secondaryText: secondaryText(of: day),
        yearDayText: yearDayText(of: day, names: names),
        label: wording.label(date: names.fullDate(day), states: states, decorations: decorated.decorations))
    }
  }

  private func secondaryText(of day: Day) -> String? {
    guard let secondaryCalendar else { return nil }
    return names(of: secondaryCalendar).secondaryText(of: secondaryCalendar.fields(of: day))
  }

  private func yearDayText(of day: Day, names: CalendarNames) -> String? {
    guard dayOfYear != .none, let place = calendarSystem.dayOfYear(day) else { return nil }
    let texts = (number: names.number(place.number), remaining: names.number(place.remaining))
    return switch dayOfYear {
    case .none: nil
    case .number: texts.number
    case .remaining: texts.remaining
    case .both: "\(texts.number)/\(texts.remaining)"
    }
  }

  private func secondaryTitle(of days: ClosedRange<Day>) -> String? {
    guard let secondaryCalendar else { return nil }
    return names(of: secondaryCalendar).monthRangeTitle(
      first: secondaryCalendar.month(containing: days.lowerBound),
      last: secondaryCalendar.month(containing: days.upperBound))
  }

  /// Events on some days, those that begin first before the others, the longer before the shorter, all-day events
  /// before those with a time; otherwise in the order given.
  private func events(touching days: ClosedRange<Day>) -> [CalendarEvent] {
    events.filter { $0.days.overlaps(days) }.enumerated()
      .sorted { left, right in
        let (one, other) = (left.element, right.element)
        if one.days.lowerBound != other.days.lowerBound { return one.days.lowerBound < other.days.lowerBound }
        if one.days.upperBound != other.days.upperBound { return one.days.upperBound > other.days.upperBound }
        let (start, otherStart) = (one.startMinute ?? -1, other.startMinute ?? -1)
        return start == otherStart ? left.offset < right.offset : start < otherStart
      }
      .map(\.element)
  }

  /// The locale's language as BCP 47 writes it, without what it says of calendars and weeks.
  private var language: String {
    let identifier = locale.identifier(.bcp47)
    guard let extensions = identifier.firstRange(of: "-u-") else { return identifier }
    return String(identifier[..<extensions.lowerBound])
  }
}
