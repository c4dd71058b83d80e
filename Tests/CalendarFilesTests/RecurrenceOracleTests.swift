import CalendarConfig
import CalendarCore
import Foundation
import Testing

/// Rules held against another implementation, which the fixture names.
@Suite struct RecurrenceOracleTests {
  static let rules: [String] = {
    let file = Bundle.module.resourceURL!.appending(path: "Fixtures/recurrences.txt")
    return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(
      String.init)
  }()

  @Test func everyRuleOfTheFixtureComesAtItsTimes() throws {
    #expect(Self.rules.count == 300)
    for line in Self.rules {
      let words = line.split(separator: " ").map(String.init)
      let times = words.dropFirst().map { $0.replacing("T", with: " ") }
      let stamp = words[1].filter { $0 != "-" && $0 != ":" } + "00"
      let first = String(times[0].prefix(10))
      let end = times.count == 10 ? String(times[9].prefix(10)) : "\(Int(first.prefix(4))! + 6)-12-31"
      let found = try CalendarText(event: "DTSTART:\(stamp)\nSUMMARY:x\nRRULE:\(words[0])").events(first, end)
      let expected = times.map { "\($0) x" }
      #expect((times.count == 10 ? Array(found.prefix(10)) : found) == expected, "\(words[0])")
    }
  }
}
