/// What differs on a day.
struct DayComparison {
  let day: PictureRegions.DayArea
  /// How many pixels differ on it.
  let count: Int
  let parts: [DayPart]

  /// Looks at a day of one picture and, where it is known, the same day of the other.
  init(_ pixels: DifferingPixels, day: PictureRegions.DayArea, counterpart: PictureRegions.DayArea?) {
    self.day = day
    count = pixels.map.count(in: day.box)
    let changed = DayPart.allCases.filter { part in
      counterpart.map { $0.content[part] != day.content[part] } ?? false
    }
    guard changed.isEmpty else {
      parts = changed
      return
    }
    // The same was to be drawn: the place tells what came out otherwise.
    let inNumber = day.number.map { pixels.map.count(in: $0) } ?? 0
    let besideNumber: DayPart =
      day.content[.decoration] != nil ? .decoration : day.content[.event] != nil ? .event : .background
    parts = (inNumber > 0 ? [.number] : []) + (count > inNumber ? [besideNumber] : [])
  }
}
