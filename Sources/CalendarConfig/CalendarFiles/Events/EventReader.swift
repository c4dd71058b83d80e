import CICal
import Foundation

/// Reads events one by one, and tells of what it can't read.
struct EventReader {
  private let library: ICalLibrary
  private let limits: CalendarFileLimits
  private(set) var warnings: [LineWarning] = []

  init(library: ICalLibrary, limits: CalendarFileLimits) {
    self.library = library
    self.limits = limits
  }

  /// The event of a `VEVENT`; nil when it can't be placed in time.
  mutating func event(_ component: FileComponent) -> FileEvent? {
    guard let values = values(of: component) else { return nil }
    guard let start = values.map(ICAL_DTSTART_PROPERTY, \.time).first ?? nil else {
      let isTold = component.property("DTSTART") != nil
      if !isTold { warn(component.line, "an event without DTSTART is not drawn") }
      return nil
    }
    let recurrence = values.map(ICAL_RECURRENCEID_PROPERTY, \.time).first ?? nil
    // Without the date it stands for, it would be drawn beside it.
    guard (recurrence == nil) == (component.property("RECURRENCE-ID") == nil) else { return nil }

    var event = FileEvent(line: component.line, period: FilePeriod(start: start))
    event.recurrence = recurrence
    event.identifier = values.map(ICAL_UID_PROPERTY, \.text).first ?? nil
    event.sequence = (values.map(ICAL_SEQUENCE_PROPERTY, \.integer).first ?? nil) ?? 0
    event.isCancelled = values.map(ICAL_STATUS_PROPERTY, \.status).contains(ICAL_STATUS_CANCELLED)
    event.title = title(values, line: component.line)
    event.period.length = Self.length(values)
    event.rules = values.map(ICAL_RRULE_PROPERTY) { $0.rule.flatMap(RecurrenceRule.init) }.compactMap(\.self)
    event.exceptionRules = values.map(ICAL_EXRULE_PROPERTY) { $0.rule.flatMap(RecurrenceRule.init) }.compactMap(\.self)
    event.exceptions = values.map(ICAL_EXDATE_PROPERTY, \.time).compactMap(\.self)
    event.additions = values.map(ICAL_RDATE_PROPERTY) { $0.period ?? $0.time.map { FilePeriod(start: $0) } }
      .compactMap(\.self)
    if component.property("X-MICROSOFT-CDO-ALLDAYEVENT")?.value?.uppercased() == "TRUE" { event.takeWholeDays() }
    judge(event, component)
    return event
  }

  /// What libical reads of an event; nil when that would be too much. It is asked for each line alone only when it
  /// stumbles over them together.
  private mutating func values(of component: FileComponent) -> ICalComponent? {
    let lines = lines(of: component)
    let size = lines.reduce(0) { $0 + $1.line.text.count }
    guard size <= limits.eventBytes else {
      warn(component.line, "an event of \(size) bytes is not drawn (limit eventBytes: \(limits.eventBytes))")
      return nil
    }
    if !lines.contains(where: { $0.line.isTreacherousRule }) {
      let values = ICalComponent(lines.map(\.line), library: library)
      if isReadable(values) { return values }
    }
    let readable = lines.filter { line, property in
      if !line.isTreacherousRule, isReadable(ICalComponent([line], library: library)) { return true }
      if let consequence = property.consequence {
        warn(line.number, "\(property.rawValue) \"\(line.valueExcerpt)\" can't be read; \(consequence)")
      }
      return false
    }
    return ICalComponent(readable.map(\.line), library: library)
  }

  /// The lines that are looked at, with the properties they are. A title is cut well behind what is drawn of it.
  private func lines(of component: FileComponent) -> [(line: ContentLine, property: EventProperty)] {
    component.properties.compactMap { line in
      guard let property = EventProperty(rawValue: line.name) else { return nil }
      guard property == .title else { return (line, property) }
      return line.value == "" ? nil : (line.prefix(16 * limits.titleCharacters), property)
    }
  }

  private func isReadable(_ values: ICalComponent) -> Bool {
    !values.hasErrors && EventProperty.allCases.allSatisfy { values.map($0.kind, $0.accepts).allSatisfy(\.self) }
  }

  private mutating func title(_ values: ICalComponent, line: Int) -> String? {
    let text = values.map(ICAL_SUMMARY_PROPERTY, \.text).first ?? nil
    let words = text?.unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
    guard let words, !words.isEmpty else { return nil }
    let title = words.map { String($0) }.joined(separator: " ")
    // Counted in code points: one character may carry a million combining marks.
    guard title.unicodeScalars.count > limits.titleCharacters else { return title }
    let limit = "(limit titleCharacters: \(limits.titleCharacters))"
    warn(line, "a title of more than \(limits.titleCharacters) characters is cut off \(limit)")
    return String(title.unicodeScalars.prefix(limits.titleCharacters))
  }

  private static func length(_ values: ICalComponent) -> FilePeriod.Length {
    if let end = values.map(ICAL_DTEND_PROPERTY, \.time).first ?? nil { return .until(end) }
    if let seconds = values.map(ICAL_DURATION_PROPERTY, \.duration).first ?? nil { return .lasting(seconds) }
    return .unsaid
  }

  private mutating func judge(_ event: FileEvent, _ component: FileComponent) {
    if let line = component.property("RECURRENCE-ID"), line.excerpt.uppercased().contains("RANGE=THISANDFUTURE") {
      warn(line.number, "RANGE=THISANDFUTURE is not followed; only this date is changed")
    }
    if event.period.start.isDate, (event.rules + event.exceptionRules).contains(where: \.frequency.isWithinDays) {
      warn(component.line, "an event of whole days can't come again within a day; it is drawn once")
    }
  }

  private mutating func warn(_ line: Int, _ reason: String) {
    warnings.append(LineWarning(line: line, reason: reason))
  }
}
