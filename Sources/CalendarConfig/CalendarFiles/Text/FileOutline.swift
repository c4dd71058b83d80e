/// The components of a calendar file, before anything is made of their values.
///
/// libical could read a whole file, but keeps no line numbers, repairs what is unclosed without a word and has no
/// limits; so the nesting is read here, and values are left to it.
struct FileOutline {
  /// Its `VCALENDAR`s; some writers put several into one file.
  private(set) var calendars: [FileComponent] = []
  private let limits: CalendarFileLimits
  private var open: [FileComponent] = []
  /// Those of earlier files and of this one.
  private(set) var eventCount: Int

  /// - Throws: A fault at the first line that breaks the structure.
  init(
    _ lines: [ContentLine], limits: CalendarFileLimits, after earlier: CalendarFileSize
  ) throws(CalendarFileFault) {
    self.limits = limits
    eventCount = earlier.events
    for line in lines { try add(line) }
    if let unclosed = open.last {
      throw CalendarFileFault(line: unclosed.line, reason: "\(unclosed.name) is never closed")
    }
    guard !calendars.isEmpty else {
      throw CalendarFileFault(line: nil, reason: "the file is empty; wanted is BEGIN:VCALENDAR")
    }
  }

  private mutating func add(_ line: ContentLine) throws(CalendarFileFault) {
    guard !line.text.contains(0) else {
      throw CalendarFileFault(line: line.number, reason: "a NUL character: this is no text")
    }
    switch line.name {
    case "BEGIN":
      try begin(Self.componentName(line), at: line)
    case "END":
      try end(Self.componentName(line), at: line)
    case _ where open.isEmpty:
      guard calendars.isEmpty else {
        throw CalendarFileFault(line: line.number, reason: "\"\(line.excerpt)\" stands outside of the calendar")
      }
      throw Self.notACalendar(line)
    default:
      open[open.count - 1].properties.append(line)
    }
  }

  private mutating func begin(_ name: String, at line: ContentLine) throws(CalendarFileFault) {
    guard !open.isEmpty || name == "VCALENDAR" else { throw Self.notACalendar(line) }
    guard open.count < limits.nesting else {
      throw CalendarFileFault(line: line.number, reason: "\(name) lies too deep (limit nesting: \(limits.nesting))")
    }
    if name == "VEVENT" { eventCount += 1 }
    guard eventCount <= limits.events else {
      throw CalendarFileFault(
        line: line.number, reason: "too many events (limit events: \(limits.events))", isTooMuch: true)
    }
    open.append(FileComponent(name: name, line: line.number))
  }

  private mutating func end(_ name: String, at line: ContentLine) throws(CalendarFileFault) {
    guard let component = open.popLast() else {
      throw CalendarFileFault(line: line.number, reason: "END:\(name) closes nothing")
    }
    guard component.name == name else {
      throw CalendarFileFault(
        line: line.number,
        reason:
          "END:\(name) where END:\(component.name) is wanted, for BEGIN:\(component.name) in line \(component.line)")
    }
    if open.isEmpty { calendars.append(component) } else { open[open.count - 1].children.append(component) }
  }

  private static func componentName(_ line: ContentLine) -> String {
    (line.value ?? "").trimmingPrefix { $0 == " " }.uppercased()
  }

  private static func notACalendar(_ line: ContentLine) -> CalendarFileFault {
    CalendarFileFault(
      line: line.number, reason: "this is no iCalendar file: found \"\(line.excerpt)\", wanted is BEGIN:VCALENDAR")
  }
}
