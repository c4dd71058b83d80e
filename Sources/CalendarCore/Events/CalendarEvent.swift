/// Something that takes place on a day or over several, as wall pages and posters show it.
public struct CalendarEvent: Hashable, Sendable {
  /// Its name.
  public var title: String
  /// Its days; both ends belong to it.
  public var days: ClosedRange<Day>
  /// The minute of its first day at which it starts, 0 to 1439; nil for all-day events.
  public var startMinute: Int?
  /// Its colour; nil takes the tint.
  public var color: Color?

  public init(title: String, days: ClosedRange<Day>, startMinute: Int? = nil, color: Color? = nil) {
    self.title = title
    self.days = days
    self.startMinute = startMinute
    self.color = color
  }
}
