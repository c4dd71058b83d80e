/// A WHEN that cannot be read.
public struct InvalidWhen: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Problem: Error, Hashable, Sendable {
    case form
    case calendar(UnsupportedCalendar)
    /// The calendar has no such month, day or era; the text says what there is.
    case nonexistent(String)
    /// The calendar is not right for that year.
    case unsupported(CalendarSystem)
  }

  /// The text as it was given.
  public let text: String
  public let problem: Problem

  public var description: String {
    switch problem {
    case .form:
      "cannot read \"\(text)\" as a date; write a year (2027), a month (2027-02), a day (2027-02-14) or one of another "
        + "calendar (hebrew:5787-07)"
    case .calendar(let error): "cannot read \"\(text)\": \(error)"
    case .nonexistent(let hint): "there is no \(text); \(hint)"
    case .unsupported(let system):
      "\(text) is out of range; the \(system.identifier.rawValue) calendar is right from "
        + "\(system.supported.lowerBound) to \(system.supported.upperBound)"
    }
  }
}
