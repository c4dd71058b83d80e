/// The numbers of a WHEN: `5787`, `5787-07`, `2023-02L`, `R9-02-14`.
struct WhenNumbers {
  /// The letter before a Japanese year: `R` for Reiwa.
  var era: Character?
  var year: Int
  var month: Int?
  var isLeapMonth = false
  var day: Int?

  /// Nil when it is written otherwise.
  init?(_ text: Substring) {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard (1...3).contains(parts.count) else { return nil }
    if let letter = parts[0].first, letter.isASCII, letter.isLetter {
      era = letter
      parts[0].removeFirst()
    }
    guard let year = Self.number(parts[0], digits: 1...5) else { return nil }
    self.year = year
    guard parts.count > 1 else { return }
    if parts[1].last == "L" {
      isLeapMonth = true
      parts[1].removeLast()
    }
    guard let month = Self.number(parts[1], digits: 1...2) else { return nil }
    self.month = month
    guard parts.count > 2 else { return }
    guard let day = Self.number(parts[2], digits: 1...2) else { return nil }
    self.day = day
  }

  private static func number(_ text: String, digits: ClosedRange<Int>) -> Int? {
    let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber && digits.contains(text.utf8.count) ? Int(text) : nil
  }
}
