import CalendarConfig
import CalendarCore
import Foundation
import PageLayout

/// The months of a year as independent sources have them, and as they are laid out for describe.
struct KnownYear {
  /// What a month is told by.
  struct Month: Equatable {
    var number: Int
    var isLeap: Bool
    /// The ISO dates of its days.
    var dates: [String]
  }

  let calendar: String
  let year: Int
  let months: [Month]

  /// The years of a calendar in the fixture of CalendarCore's tests, whose lines are: calendar, year, first day, then
  /// `number:length` for each month in a row.
  static func all(of calendar: String) throws -> [KnownYear] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let fixture = tests.appendingPathComponent("CalendarCoreTests/Fixtures/month-starts.txt")
    return try String(contentsOf: fixture, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ") }.filter { $0[0] == calendar }
      .map { words in
        var first = Day(iso: words[2])!
        let months = words.dropFirst(3).map { word in
          let parts = word.split(separator: ":")
          let days = (0..<Int(parts[1])!).map { first.advanced(by: $0) }
          first = first.advanced(by: days.count)
          return Month(
            number: Int(parts[0].filter(\.isNumber))!, isLeap: parts[0].hasSuffix("L"), dates: days.map(\.iso))
        }
        return KnownYear(calendar: calendar, year: Int(words[1])!, months: months)
      }
  }

  /// The same months as laid out when they are asked for by their own names.
  func describedMonths() throws -> [Month] {
    let names = months.map { "\(calendar):\(year)-\($0.number)\($0.isLeap ? "L" : "")" }
    let options = [
      ConfigOption.Use(ConfigOption.view.first { $0.name == "--calendar" }!, calendar),
      ConfigOption.Use(.when, names.count == 1 ? names[0] : "\(names[0])..\(names[names.count - 1])"),
    ]
    let reader = ConfigReader(surroundings: ConfigSurroundings(symbols: [], now: Date()) { _, _ in nil })
    let document = try reader.document(from: options)
    let source = PageSource(document)
    let composer = PageComposer(text: PlainMeasuring(), pictures: PlainMeasuring())
    return try document.pages.map { plan in
      let region = try composer.scene(of: source.content(of: plan)).months[0]
      return Month(number: region.month.number, isLeap: region.month.isLeap, dates: region.days.map(\.day.iso))
    }
  }
}

/// Measures that need no fonts: where things lie is not asked here.
private struct PlainMeasuring: TextMeasuring, PictureMeasuring {
  func metrics(of text: String, style: TextStyle) -> TextMetrics {
    TextMetrics(
      width: style.size, ascent: style.size, descent: 0,
      ink: Rect(x: 0, y: -style.size, width: style.size, height: style.size), capHeight: style.size)
  }

  func metrics(of picture: Picture) -> PictureMetrics {
    PictureMetrics(size: Size(width: 1, height: 1), isTemplate: true)
  }
}
