import CalendarCore

/// A day as `describe` prints it.
struct DayDescription: Encodable {
  let date: String
  let day: Int
  let text: String
  let row: Int
  let column: Int
  let frame: [Double]
  let states: [String]
  let label: String
  let decorations: [DecorationDescription]
  let events: [EventDescription]
  /// How many events "+N" counts; left out when none.
  let hiddenEvents: Int?

  init(_ region: DayRegion, scale: Double) {
    date = region.day.iso
    day = region.fields.day
    text = region.text
    row = region.row
    column = region.column
    frame = region.frame.numbers(scale: scale)
    states = region.states.map(\.rawValue)
    label = region.label
    decorations = region.decorations.map(DecorationDescription.init)
    events = region.events.map { EventDescription(title: $0.title, continues: $0.continues) }
    hiddenEvents = region.hiddenEventCount == 0 ? nil : region.hiddenEventCount
  }
}

/// A decoration as `describe` prints it.
struct DecorationDescription: Encodable {
  let kind: String
  let image: String?
  let color: String?
  let size: String

  init(_ summary: DecorationSummary) {
    kind = summary.kind.rawValue
    image = summary.image
    color = summary.color?.hex
    size = summary.size.rawValue
  }
}

/// An event as `describe` prints it.
struct EventDescription: Encodable {
  let title: String
  let continues: Bool
}
