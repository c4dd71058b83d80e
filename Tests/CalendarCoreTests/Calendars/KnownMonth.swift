import CalendarCore
import Foundation

/// A month of which independent sources say when it begins and ends.
struct KnownMonth: Equatable {
  var month: Month
  var first: Day
  var last: Day

  /// The months of a fixture, whose lines are: calendar, year, first day, then `number:length` for each month in a row.
  static func all(inFixture name: String) throws -> [KnownMonth] {
    let file = Bundle.module.resourceURL!.appending(path: "Fixtures/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { months(ofLine: $0) }
  }

  private static func months(ofLine line: Substring) -> [KnownMonth] {
    let words = line.split(separator: " ")
    let calendar = CalendarIdentifier(rawValue: String(words[0]))!
    var first = Day(iso: words[2])!
    return words.dropFirst(3).map { word in
      let parts = word.split(separator: ":")
      let isLeap = parts[0].hasSuffix("L")
      let number = Int(isLeap ? parts[0].dropLast() : parts[0])!
      let length = Int(parts[1])!
      defer { first = first.advanced(by: length) }
      return KnownMonth(
        month: Month(calendar: calendar, year: Int(words[1])!, number: number, isLeap: isLeap), first: first,
        last: first.advanced(by: length - 1))
    }
  }
}
