public import CalendarCore

/// Where a day lies on a page, and what is drawn there.
public struct DayRegion: Hashable, Sendable {
  public var day: Day
  /// What the month's calendar calls it.
  public var fields: DayFields
  /// Its number as drawn.
  public var text: String
  public var row: Int
  public var column: Int
  public var frame: Rect
  /// In the order of `DayState`'s cases.
  public var states: [DayState]
  /// The day in words.
  public var label: String
  public var decorations: [DecorationSummary]
  public var events: [EventSummary]
  /// How many events are counted in "+N" instead of shown by name.
  public var hiddenEventCount: Int

  public init(
    day: Day, fields: DayFields, text: String, row: Int, column: Int, frame: Rect, states: [DayState], label: String,
    decorations: [DecorationSummary] = [], events: [EventSummary] = [], hiddenEventCount: Int = 0
  ) {
    self.day = day
    self.fields = fields
    self.text = text
    self.row = row
    self.column = column
    self.frame = frame
    self.states = states
    self.label = label
    self.decorations = decorations
    self.events = events
    self.hiddenEventCount = hiddenEventCount
  }
}
