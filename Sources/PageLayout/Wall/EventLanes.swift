import CalendarCore

/// The events of one row of days, each in a lane that it keeps along the row.
struct EventLanes {
  /// An event's part in the row.
  struct Segment: Hashable {
    var event: CalendarEvent
    /// First and last column, both inclusive.
    var columns: ClosedRange<Int>
    var lane: Int
  }

  /// What there is room for.
  private(set) var shown: [Segment] = []
  /// Of each column, how many events are not shown.
  private(set) var hidden: [Int: Int] = [:]
  /// Of each column, the lane in which "+N" stands.
  private(set) var overflowLane: [Int: Int] = [:]

  /// Lays the events of a row into lanes.
  ///
  /// - Parameters:
  ///   - events: those that touch the row, earlier first, of the same beginning the longer first.
  ///   - days: the row's drawn days by column.
  ///   - capacity: how many lanes there is room for. Where a day has more, its last lane says how many.
  init(_ events: [CalendarEvent], days: [Int: Day], capacity: Int) {
    let segments = Self.segments(events, days: days, capacity: capacity)
    // A segment that meets a full day is hidden on all its days, which can fill others up: repeat until nothing moves.
    var limits = days.mapValues { _ in capacity }
    var hiddenSegments: [Segment] = []
    while true {
      (shown, hiddenSegments) = segments.partitioned { segment in
        segment.columns.contains { segment.lane >= limits[$0] ?? capacity }
      }
      let full = Set(hiddenSegments.flatMap { Array($0.columns) }).filter { limits[$0] == capacity && capacity > 0 }
      if full.isEmpty { break }
      for column in full { limits[column] = capacity - 1 }
    }
    for column in hiddenSegments.flatMap({ Array($0.columns) }) {
      hidden[column, default: 0] += 1
      overflowLane[column] = max(0, capacity - 1)
    }
  }

  /// Every event in the first lane that is free on all of its days; those for which there is no room all share the lane
  /// after the last, so that a day of a hundred thousand events is laid out at once.
  private static func segments(_ events: [CalendarEvent], days: [Int: Day], capacity: Int) -> [Segment] {
    var lanes: [Set<Int>] = []
    var segments: [Segment] = []
    for event in events {
      let columns = days.filter { event.days.contains($0.value) }.map(\.key).sorted()
      guard let first = columns.first, let last = columns.last else { continue }
      let range = first...last
      let lane = lanes.firstIndex { $0.isDisjoint(with: range) } ?? lanes.count
      if lane == lanes.count, lane < capacity { lanes.append([]) }
      if lane < capacity { lanes[lane].formUnion(range) }
      segments.append(Segment(event: event, columns: range, lane: lane))
    }
    return segments
  }
}

extension [EventLanes.Segment] {
  /// Those that are not meant, and those that are, both in order.
  fileprivate func partitioned(_ isMeant: (Element) -> Bool) -> (others: [Element], meant: [Element]) {
    (filter { !isMeant($0) }, filter(isMeant))
  }
}
