/// Year, month and day as ISO 8601 writes them (the proleptic Gregorian calendar).
extension Day {
  /// The day of a proleptic Gregorian date; nil when there is no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...Self.length(ofMonth: month, year: year)).contains(day) else { return nil }
    self.init(rataDie: Self.rataDie(year: year, month: month, day: day))
  }

  /// The day an ISO 8601 date names, in the form `2027-02-14`; nil when it is written otherwise or does not exist.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month (1 to 12) and day (1 to 31) in the proleptic Gregorian calendar.
  public var gregorian: (year: Int, month: Int, day: Int) {
    // Years counted from 1 March, so that the leap day comes last; 146,097 days are 400 years.
    let z = rataDie + 305
    let cycle = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfCycle = z - cycle * 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The date in the form `2027-02-14`.
  public var iso: String {
    let (year, month, day) = gregorian
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func length(ofMonth month: Int, year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  static func rataDie(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let cycle = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 305
  }
}

extension Day: CustomStringConvertible {
  public var description: String { iso }
}

/// A number in ASCII digits with leading zeros.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(abs(number))
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
}
