import CalendarCore

/// Reads `on: {month: 2, day: 14}` and refuses what no day can ever fulfil.
struct PartialDateReader {
  private let fields: MapReader
  private let value: KeyedValue

  init?(_ value: KeyedValue) {
    guard let fields = MapReader(value, keys: PatternKeys.all, takes: "components such as {month: 2, day: 14}") else {
      return nil
    }
    self.fields = fields
    self.value = value
  }

  /// The components; nil and mistakes when they are wrong.
  var date: PartialDate? {
    let before = value.context.problems.count
    let system = fields[PatternKeys.calendar] ?? value.context.calendar
    let date = PartialDate(
      calendar: system.identifier, year: fields[PatternKeys.year], month: fields[PatternKeys.month],
      isLeapMonth: fields[PatternKeys.isLeapMonth] ?? false, day: fields[PatternKeys.day],
      weekday: fields[PatternKeys.weekday], weekdayOrdinal: fields[PatternKeys.weekdayOrdinal], easter: easter,
      leapDay: fields[PatternKeys.leapDay] ?? .february28)
    guard value.context.problems.count == before else { return nil }
    check(date, in: system)
    return value.context.problems.count == before ? date : nil
  }

  private var easter: Easter? {
    fields[PatternKeys.easter].map { Easter(.western, offset: $0) }
      ?? fields[PatternKeys.orthodoxEaster].map { Easter(.orthodox, offset: $0) }
  }

  private func check(_ date: PartialDate, in system: CalendarSystem) {
    if date.easter != nil {
      let others: [any AnyConfigKey] = [
        PatternKeys.month, PatternKeys.day, PatternKeys.weekday, PatternKeys.weekdayOrdinal,
      ]
      for key in others {
        fields.refuse(
          key,
          "\(key.name) can't stand beside \(date.easter?.church == .western ? "easter" : "orthodoxEaster"), which is a day already"
        )
      }
      if date.easter?.church == .western {
        fields.refuse(PatternKeys.orthodoxEaster, "orthodoxEaster can't stand beside easter; write a list of both")
      }
    }
    if date.year == nil, date.month == nil, date.day == nil, date.weekday == nil, date.easter == nil {
      value.refuse("\(value.key) needs one of year, month, day, weekday, easter or orthodoxEaster")
    }
    if let ordinal = date.weekdayOrdinal {
      if ordinal == 0 {
        fields.refuse(PatternKeys.weekdayOrdinal, "weekdayOrdinal counts from 1, or from -1 for the last")
      }
      if date.weekday == nil { fields.refuse(PatternKeys.weekdayOrdinal, "weekdayOrdinal needs a weekday to count") }
    }
    checkDay(of: date, in: system)
  }

  /// A month or a day of it that the calendar never has.
  private func checkDay(of date: PartialDate, in system: CalendarSystem) {
    guard let month = date.month else { return }
    let lengths = Self.lengths(ofMonth: month, isLeap: date.isLeapMonth, in: system)
    let name = system.identifier.rawValue
    guard let longest = lengths.max() else {
      let kind = date.isLeapMonth ? "leap month" : "month"
      fields.refuse(PatternKeys.month, "month: the \(name) calendar has no \(kind) \(month)")
      return
    }
    if let day = date.day, day > longest {
      fields.refuse(
        PatternKeys.day, "day: month \(month) of the \(name) calendar has at most \(longest) days, not \(day)")
    }
  }

  /// The lengths a month has in the years around now: eighty, in which every leap month of the calendars occurs.
  private static func lengths(ofMonth number: Int, isLeap: Bool, in system: CalendarSystem) -> [Int] {
    let middle = system.month(containing: Day(year: 2000, month: 7, day: 1)!).year
    return (middle - 40...middle + 40).compactMap { year in
      let month = Month(calendar: system.identifier, year: year, number: number, isLeap: isLeap)
      return system.days(of: month).map { $0.count }
    }
  }
}
