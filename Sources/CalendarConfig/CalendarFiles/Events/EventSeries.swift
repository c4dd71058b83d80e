/// What a file has under one identifier: an event, and changes of single dates of it.
struct EventSeries {
  /// The event; several, where a writer gave different events the same identifier.
  private(set) var events: [FileEvent] = []
  private(set) var changes: [FileEvent] = []

  /// Series in the order of the file. An event without an identifier is a series of its own.
  static func all(of events: [FileEvent]) -> [EventSeries] {
    var series: [EventSeries] = []
    var positions: [String: Int] = [:]
    for event in events {
      if let identifier = event.identifier, let position = positions[identifier] {
        series[position].add(event)
      } else {
        if let identifier = event.identifier { positions[identifier] = series.count }
        series.append(EventSeries())
        series[series.count - 1].add(event)
      }
    }
    return series.map(\.latest)
  }

  private mutating func add(_ event: FileEvent) {
    if event.recurrence == nil { events.append(event) } else { changes.append(event) }
  }

  /// Without what later versions have replaced.
  private var latest: EventSeries {
    var series = self
    let sequence = events.map(\.sequence).max()
    series.events = events.filter { $0.sequence == sequence }
    let sequences = Dictionary(changes.map { ($0.recurrence, $0.sequence) }, uniquingKeysWith: max)
    series.changes = changes.filter { $0.sequence == sequences[$0.recurrence] }
    return series
  }
}
