/// How much more work the recurrences of a file may make.
struct RecurrenceAllowance {
  private let limits: CalendarFileLimits
  private var steps = 0
  private var stepsOfEvent = 0
  private var occurrences = 0

  init(limits: CalendarFileLimits) {
    self.limits = limits
  }

  /// Starts counting what one event needs.
  mutating func beginEvent() {
    stepsOfEvent = 0
  }

  /// Counts days and times that are looked at.
  mutating func spend(_ count: Int) throws(LimitExceeded) {
    steps += count
    stepsOfEvent += count
    guard steps <= limits.steps else {
      throw LimitExceeded(name: "steps", value: limits.steps, isOfFile: true)
    }
    guard stepsOfEvent <= limits.stepsOfAnEvent else {
      throw LimitExceeded(name: "stepsOfAnEvent", value: limits.stepsOfAnEvent, isOfFile: false)
    }
  }

  /// Judges how much of a file is read for one event or a time zone's changes.
  func check(bytes count: Int) throws(LimitExceeded) {
    guard count <= limits.eventBytes else {
      throw LimitExceeded(name: "eventBytes", value: limits.eventBytes, isOfFile: false)
    }
  }

  /// Judges how often one event takes place, or a time zone's clocks are set.
  func check(occurrencesOfEvent count: Int) throws(LimitExceeded) {
    guard count <= limits.occurrencesOfAnEvent else {
      throw LimitExceeded(name: "occurrencesOfAnEvent", value: limits.occurrencesOfAnEvent, isOfFile: false)
    }
  }

  /// Counts how often the file's events take place, and its time zones' clocks are set.
  mutating func add(occurrences count: Int) throws(LimitExceeded) {
    occurrences += count
    guard occurrences <= limits.occurrences else {
      throw LimitExceeded(name: "occurrences", value: limits.occurrences, isOfFile: true)
    }
  }
}
