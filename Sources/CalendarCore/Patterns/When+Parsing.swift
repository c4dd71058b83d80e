extension When {
  /// Reads a WHEN.
  ///
  /// - Throws: `InvalidWhen` when it is written otherwise, or names what its calendar does not have.
  public init(_ text: String) throws(InvalidWhen) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let system: CalendarSystem
    if parts.count == 2 {
      do { system = try CalendarSystem.named(String(parts[0])) } catch {
        throw InvalidWhen(text: text, problem: .calendar(error))
      }
    } else {
      system = CalendarSystem(.iso8601)
    }
    guard let numbers = WhenNumbers(parts[parts.count - 1]) else { throw InvalidWhen(text: text, problem: .form) }
    guard let days = Self.days(numbers, in: system) else { throw InvalidWhen(text: text, problem: .nonexistent) }
    guard system.supported.contains(days.lowerBound), system.supported.contains(days.upperBound) else {
      throw InvalidWhen(text: text, problem: .unsupported(system))
    }
    self.days = days
    precision = numbers.day != nil ? .day : numbers.month != nil ? .month : .year
  }

  private static func days(_ numbers: WhenNumbers, in system: CalendarSystem) -> ClosedRange<Day>? {
    guard let year = system.year(numbers.year, era: numbers.era) else { return nil }
    guard let number = numbers.month else {
      guard let first = system.firstDay(ofYear: year), let next = system.firstDay(ofYear: year + 1) else { return nil }
      return first...next.advanced(by: -1)
    }
    let month = Month(calendar: system.identifier, year: year, number: number, isLeap: numbers.isLeapMonth)
    guard let day = numbers.day else { return system.days(of: month) }
    return system.day(day, of: month).map { $0...$0 }
  }
}
