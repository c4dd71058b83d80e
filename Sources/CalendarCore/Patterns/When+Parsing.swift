extension When {
  /// Reads a WHEN.
  ///
  /// - Throws: `InvalidWhen` when it is written otherwise, or names what its calendar does not have or is not right
  ///   for.
  public init(_ text: String) throws(InvalidWhen) {
    do throws(InvalidWhen.Problem) {
      try self.init(parsing: text)
    } catch {
      throw InvalidWhen(text: text, problem: error)
    }
  }

  private init(parsing text: String) throws(InvalidWhen.Problem) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let system = try parts.count == 2 ? Self.calendar(named: String(parts[0])) : CalendarSystem(.iso8601)
    guard let numbers = WhenNumbers(parts[parts.count - 1]) else { throw .form }
    days = try numbers.days(in: system)
    precision = numbers.day != nil ? .day : numbers.month != nil ? .month : .year
  }

  private static func calendar(named name: String) throws(InvalidWhen.Problem) -> CalendarSystem {
    do throws(UnsupportedCalendar) {
      return try CalendarSystem.named(name)
    } catch {
      throw .calendar(error)
    }
  }
}
