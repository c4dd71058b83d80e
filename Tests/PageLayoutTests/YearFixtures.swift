import CalendarCore
import PageLayout
import Testing

/// A poster to be laid out, by what matters to its layout.
struct Poster: CustomTestStringConvertible, Sendable {
  var form = YearForm.grid
  var size = PaperSize.paper(named: "A4")
  var orientation = Orientation.portrait
  /// The first month of the run, Gregorian, as year and number.
  var first = (year: 2027, number: 1)
  var count = 12
  var firstWeekday = Weekday.monday
  var isRightToLeft = false
  var hasWeekNumbers = false
  var columns: Int?
  var bleed = 0.0
  var events: [CalendarEvent] = []
  var theme = Theme.light
  var title = "2027"

  var testDescription: String {
    let paper =
      switch size {
      case .named(let name, _, _): name
      case .pixels(let width, let height): "\(width)x\(height)"
      default: "A4"
      }
    return
      "\(form) \(paper) \(orientation) \(count) months \(isRightToLeft ? "rtl" : "ltr") \(events.count) events \(theme.name)"
  }

  func scene() throws -> Scene {
    let setup = PageSetup(
      kind: .year, size: size, orientation: orientation, columns: columns, form: form, bleed: bleed)
    return try PageComposer(text: FixedMeasuring(), pictures: FixedMeasuring()).scene(
      of: PageContent(title: title, months: months, setup: setup, theme: theme))
  }

  var months: [MonthContent] {
    (0..<count).map { index in
      let number = first.number - 1 + index
      return content(year: first.year + number / 12, number: number % 12 + 1)
    }
  }

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private func content(year: Int, number: Int) -> MonthContent {
    let month = Month(calendar: .gregorian, year: year, number: number)
    let first = Day(year: year, month: number, day: 1)!
    let next = Day(year: number == 12 ? year + 1 : year, month: number % 12 + 1, day: 1)!
    let offset = first.weekday.distance(from: firstWeekday)
    let days = (first..<next).enumerated().map { index, day in
      DayContent(
        day: day, fields: DayFields(month: month, day: index + 1, era: 1, yearOfEra: year), text: "\(index + 1)",
        row: (offset + index) / 7, column: (offset + index) % 7)
    }
    let columns = (0..<7).map { index in
      let weekday = firstWeekday.advanced(by: index)
      let name = weekday.name
      return WeekdayName(
        weekday: weekday, narrow: String(name.prefix(1)), short: String(name.prefix(3)), full: name,
        isWeekend: [.saturday, .sunday].contains(weekday))
    }
    let rowCount = days[days.count - 1].row + 1
    let touching = events.filter { $0.days.overlaps(first...next.advanced(by: -1)) }
    return MonthContent(
      month: month, firstDay: days[0].fields, title: "\(Self.names[number - 1]) \(year)",
      monthName: Self.names[number - 1], yearTitle: "\(year)", firstWeekday: firstWeekday, columns: columns,
      rowCount: rowCount,
      weeks: hasWeekNumbers ? (0..<rowCount).map { WeekLabel(number: $0 + 1, text: "\($0 + 1)") } : nil, days: days,
      events: touching, eventDates: touching.map { "\($0.days.lowerBound.iso)" }, isRightToLeft: isRightToLeft,
      language: "en", tintColor: .systemBlue)
  }
}

extension Rect {
  /// Pairs of rectangles that share more than a hundredth of a point in both directions.
  static func overlaps(_ rects: [Rect]) -> [(Rect, Rect)] {
    let sorted = rects.sorted { $0.y < $1.y }
    return sorted.indices.flatMap { index in
      sorted[(index + 1)...].prefix { $0.y < sorted[index].maxY }.filter {
        $0.overlaps(sorted[index], tolerance: 0.01)
      }.map { (sorted[index], $0) }
    }
  }

  func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}

extension [Rect] {
  /// Where the elements begin for which `isAfter` holds, when those come last.
  func partitionIndex(where isAfter: (Rect) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
