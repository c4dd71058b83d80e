import CalendarCore

extension ValueType where Value == Day {
  /// A day by its ISO date.
  static let date = ValueType(scalar: "a date such as 2027-02-14", shape: .text(pattern: TextPattern.date)) {
    value, text in
    value.day(text, takes: "a date such as 2027-02-14")
  }

  /// A day by its ISO date, or the current one.
  static let dateOrNow = ValueType(
    scalar: "a date such as 2027-02-14, or now", shape: .text(pattern: TextPattern.dateOrNow)
  ) { value, text in
    text == "now" ? value.context.today : value.day(text, takes: "a date such as 2027-02-14, or now")
  }
}

extension ValueType where Value == ClosedRange<Day> {
  /// Days from one ISO date to another, both included.
  static let dateRange = ValueType(
    scalar: "a range such as 2027-02-10..2027-02-16", shape: .text(pattern: TextPattern.dates)
  ) { value, text in
    value.range(text, takes: "a range such as 2027-02-10..2027-02-16") { value.day($0, takes: $1) }
  }

  /// Days from the first of one WHEN to the last of another: `2027-01..2027-06`, or all of one.
  static let whenRange = ValueType(
    scalar: "a range such as 2027-01-01..2027-12-31, or a year or month", shape: .whens
  ) { value, text in
    value.whens(text).map { $0.lower.days.lowerBound...$0.upper.days.upperBound }
  }
}

extension ValueType where Value == WeekOfYear {
  /// A week by its number, `2027-W07`; whether the year has it, is for those to say who know the rule for weeks.
  static let week = ValueType(scalar: "a week such as 2027-W07", shape: .text(pattern: TextPattern.week)) {
    value, text in
    let parts = text.split(separator: "-W", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...5).contains(parts[0].count), parts[1].count == 2,
      let year = Int(parts[0]), let week = Int(parts[1]), year > 0, week > 0
    else {
      value.refuse(takes: "a week such as 2027-W07")
      return nil
    }
    return WeekOfYear(yearForWeekOfYear: year, weekOfYear: week)
  }
}

extension ValueType where Value == Int {
  /// A time of day in minutes: `18:30`.
  static let time = ValueType(scalar: "a time such as 18:30", shape: .text(pattern: TextPattern.time)) { value, text in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0...23).contains(hour), (0...59).contains(minute)
    else {
      value.refuse(takes: "a time such as 18:30")
      return nil
    }
    return hour * 60 + minute
  }
}

extension KeyedValue {
  /// The day of an ISO date.
  func day(_ text: String, takes: String) -> Day? {
    if let day = Day(iso: text), Day.supported.contains(day) { return day }
    if let reason = Self.impossibleDate(text) {
      refuse(because: reason)
    } else {
      refuse(takes: takes)
    }
    return nil
  }

  /// The year, month or day of a WHEN; it must lie in what the config's calendar is right for.
  func when(_ text: String) -> When? {
    if let reason = Self.impossibleDate(text) {
      refuse(because: reason)
      return nil
    }
    do {
      let when = try When(text)
      let supported = context.calendar.supported
      guard supported.contains(when.days.lowerBound), supported.contains(when.days.upperBound) else {
        let calendar = context.calendar.identifier.rawValue
        refuse(
          because: "\(text) is out of range; the \(calendar) calendar is right from "
            + "\(supported.lowerBound) to \(supported.upperBound)")
        return nil
      }
      return when
    } catch {
      refuse(because: "\(error)")
      return nil
    }
  }

  /// Two WHENs with `..` between them, or one that is both.
  func whens(_ text: String) -> (lower: When, upper: When)? {
    guard text.contains("..") else { return when(text).map { ($0, $0) } }
    let takes = "a range such as 2027-01..2027-12"
    guard let (lower, upper) = ends(text, takes: takes, read: { text, _ in when(text) }) else { return nil }
    guard lower.days.lowerBound <= upper.days.upperBound else {
      refuseBackwards(text)
      return nil
    }
    return (lower, upper)
  }

  /// What `lower..upper` means.
  func range<End: Comparable>(_ text: String, takes: String, read: (String, String) -> End?) -> ClosedRange<End>? {
    guard let (lower, upper) = ends(text, takes: takes, read: read) else { return nil }
    guard lower <= upper else {
      refuseBackwards(text)
      return nil
    }
    return lower...upper
  }

  /// Both ends are read before either is given up, so that both are told of.
  private func ends<End>(_ text: String, takes: String, read: (String, String) -> End?) -> (End, End)? {
    let parts = Self.halves(text)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      refuse(takes: takes)
      return nil
    }
    let lower = read(parts[0], takes)
    let upper = read(parts[1], takes)
    guard let lower, let upper else { return nil }
    return (lower, upper)
  }

  private func refuseBackwards(_ text: String) {
    let parts = Self.halves(text)
    refuse(because: "\(text) runs backwards; write \(parts[1])..\(parts[0])")
  }

  private static func halves(_ text: String) -> [String] {
    text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  /// Why there is no such day, of a text that is written as an ISO date; nil of other texts and of days that exist.
  private static func impossibleDate(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), Day(iso: text).map(Day.supported.contains) != true
    else { return nil }
    if year == 0 { return "there is no \(text); years go from 0001 to 9999" }
    if !(1...12).contains(month) { return "there is no \(text); months go from 01 to 12" }
    let last = (28...31).last { Day(year: year, month: month, day: $0) != nil } ?? 28
    return day == 0
      ? "there is no \(text); days go from 01" : "there is no \(text); \(parts[0])-\(parts[1]) has \(last) days"
  }
}
