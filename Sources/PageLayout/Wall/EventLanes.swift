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
    let columns = days.map { (column: $0.key, day: $0.value) }.sorted { $0.column < $1.column }
    var counts = [Int](repeating: 0, count: (columns.last?.column ?? -1) + 1)
    var lanes: [Set<Int>] = []
    for event in events {
      guard let first = columns.first(where: { event.days.contains($0.day) }),
        let last = columns.last(where: { event.days.contains($0.day) })
      else { continue }
      let range = first.column...last.column
      let lane = lanes.firstIndex { $0.isDisjoint(with: range) } ?? lanes.count
      // Of a hundred thousand events on a day nearly all only count.
      guard lane < capacity else {
        for column in range { counts[column] += 1 }
        continue
      }
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].formUnion(range)
      shown.append(Segment(event: event, columns: range, lane: lane))
    }
    // A segment in the last lane that meets a full day is hidden on all its days, which fills them up, too: repeat until
    // nothing moves.
    var count = -1
    while count != shown.count {
      count = shown.count
      shown.removeAll { segment in
        guard segment.lane == capacity - 1, segment.columns.contains(where: { counts[$0] > 0 }) else { return false }
        for column in segment.columns { counts[column] += 1 }
        return true
      }
    }
    for (column, count) in counts.enumerated() where count > 0 {
      hidden[column] = count
      overflowLane[column] = max(0, capacity - 1)
    }
  }
}
