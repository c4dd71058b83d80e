extension DifferingPixels {
  /// Where on a calendar the pictures differ, by the regions of one of them or both; empty when neither has any.
  public func places(expected: PictureRegions?, actual: PictureRegions?) -> [PlaceDifference] {
    guard let months = expected?.months ?? actual?.months else { return [] }
    let names = DayNames(dates: months.flatMap(\.days).map(\.date))
    var places: [PlaceDifference] = []
    var rest = count
    for (index, month) in months.enumerated() {
      // A month that is not the same month on both sides says nothing of the other's days.
      let counterpart = actual?.months.dropFirst(index).first.flatMap { $0.title == month.title ? $0 : nil }
      let days = month.days.map { DayComparison(self, day: $0, counterpart: counterpart?.days(named: $0.date)) }
      let differing = days.filter { $0.count > 0 }
      places += differing.map {
        PlaceDifference(place: names.name(of: $0.day.date), parts: $0.parts, count: $0.count, box: $0.day.box)
      }
      let inMonth = map.count(in: month.box)
      let besideDays = inMonth - differing.reduce(0) { $0 + $1.count }
      if besideDays > 0 {
        places.append(PlaceDifference(place: "\(month.title), beside the days", parts: [], count: besideDays))
      }
      rest -= inMonth
    }
    if rest > 0 { places.append(PlaceDifference(place: "beside the months", parts: [], count: rest)) }
    return places
  }
}

extension PictureRegions.MonthArea {
  fileprivate func days(named date: String) -> PictureRegions.DayArea? {
    days.first { $0.date == date }
  }
}
