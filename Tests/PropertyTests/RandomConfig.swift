import CalendarCore
import PageLayout

/// A config made up at random, and what it is known to hold.
struct RandomConfig {
  /// The Gregorian month it shows.
  let year: Int
  let month: Int
  let kind: PageKind
  /// How many events of one day each day has, by its number.
  private(set) var eventCounts: [Int: Int] = [:]
  private(set) var text = ""

  /// - Parameter kind: the kind of page; nil for any.
  init(seed: Int, kind: PageKind? = nil) {
    var random = RandomSource(seed: seed)
    year = Int.random(in: 1900...2100, using: &random)
    month = Int.random(in: 1...12, using: &random)
    self.kind = kind ?? random.pick([.month, .month, .wall, .year])
    let padded = month < 10 ? "0\(month)" : "\(month)"
    line("visibleDateComponents: \(year)-\(padded)")
    writeView(&random)
    writeSelection(&random)
    writeDecorations(&random)
    writeEvents(&random)
    let (width, height) = (Int.random(in: 200...900, using: &random), Int.random(in: 200...900, using: &random))
    line("page: {kind: \(self.kind.rawValue), size: \(width)x\(height)}")
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func writeView(_ random: inout RandomSource) {
    line("locale: \(random.pick(["en_US", "de_DE", "ru_RU", "ar_EG", "he_IL", "th_TH", "hi_IN", "fr_CA"]))")
    line("fontDesign: \(random.pick(["default", "rounded", "serif", "monospaced"]))")
    line("tintColor: \(random.pick(["systemBlue", "'#ff2d55'", "crimson", "systemGreen"]))")
    line("theme: \(random.pick(["light", "dark", "print"]))")
    line("weekNumbers: \(random.pick(["none", "iso", "locale"]))")
    line("firstWeekday: \(random.pick(Weekday.allCases).name)")
    if random.happens(onceIn: 3) { line("today: \(day(&random))") }
    if random.happens(onceIn: 3) { line("showsAdjacentDays: true") }
    if random.happens(onceIn: 4) { line("secondaryCalendar: \(random.pick(["hebrew", "chinese", "persian"]))") }
    if random.happens(onceIn: 4) { line("numerals: native") }
  }

  private mutating func writeSelection(_ random: inout RandomSource) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: line("selectionBehavior: {singleDate: \(day(&random))}")
    case 1:
      let days = Set((0...Int.random(in: 0...5, using: &random)).map { _ in day(&random) }).sorted()
      line("selectionBehavior: {multiDate: [\(days.joined(separator: ", "))]}")
    case 2:
      let days = [day(&random), day(&random)].sorted()
      line("selectionBehavior: {dateRange: \(days[0])..\(days[1])}")
    default: break
    }
  }

  private mutating func writeDecorations(_ random: inout RandomSource) {
    let rules = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let on = random.pick([day(&random), "{weekday: friday}", "{day: 13}", "{easter: 0}"])
      return "{on: \(on), image: \(random.pick(["heart.fill", "star.fill"])), color: systemRed, "
        + "size: \(random.pick(["small", "medium", "large"]))}"
    }
    if !rules.isEmpty { line("decorations: [\(rules.joined(separator: ", "))]") }
  }

  private mutating func writeEvents(_ random: inout RandomSource) {
    let rules = (0..<Int.random(in: 0...12, using: &random)).map { index in
      let number = Int.random(in: 1...28, using: &random)
      eventCounts[number, default: 0] += 1
      // A title of its own, in letters that must be quoted or escaped wherever it is written.
      let title =
        "E\(index)" + random.pick(["", " \"quoted\"", ": colon", " \\ back", " #hash", " é", " 🎉", "\u{202E}rtl"])
      let escaped = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "{on: \(day(number)), title: \"\(escaped)\"}"
    }
    if !rules.isEmpty { line("events: [\(rules.joined(separator: ", "))]") }
  }

  /// A day of its month that every month has.
  private func day(_ random: inout RandomSource) -> String { day(Int.random(in: 1...28, using: &random)) }

  private func day(_ number: Int) -> String {
    Day(year: year, month: month, day: number)?.iso ?? ""
  }
}
