import CalendarCore

/// What is selected: one of these at most.
enum SelectionKeys {
  static let singleDate = ConfigKey("singleDate", "one day", .date)
  static let multiDate = ConfigKey("multiDate", "several days", .list(of: .date, called: "dates"))
  static let weekOfYear = ConfigKey("weekOfYear", "a week", .week)
  static let dateRange = ConfigKey("dateRange", "the days from one to another", .dateRange)

  static let all: [any AnyConfigKey] = [singleDate, multiDate, weekOfYear, dateRange]
}
