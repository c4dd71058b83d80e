/// A date pattern of CLDR (UTS 35) as far as titles and spoken dates need it: `EEEE, d MMMM y 'г'.`
struct DatePattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case weekday
    case day
    /// The month's name, as a heading (`LLLL`) or within a date (`MMMM`: Russian genitive).
    case monthName(isStandalone: Bool)
    case monthNumber
    /// The year, with what belongs to it: 年, 년, ` г.`
    case year(unit: String)
  }

  var parts: [Part]

  init(_ pattern: String) {
    parts = []
    var letters = Substring(pattern)
    while let letter = letters.first {
      if letter.isASCII, letter.isLetter {
        let run = letters.prefix { $0 == letter }
        letters.removeFirst(run.count)
        append(letter, count: run.count)
      } else {
        append(text: Self.literal(from: &letters))
      }
    }
    takeYearUnits()
  }

  /// What follows the number of the year and belongs to it.
  var yearUnit: String {
    for case .year(let unit) in parts { return unit }
    return ""
  }

  /// Whether the year comes before the month.
  var isYearFirst: Bool {
    for part in parts {
      switch part {
      case .year: return true
      case .monthName, .monthNumber: return false
      case .text, .weekday, .day: continue
      }
    }
    return false
  }

  /// The pattern filled in: each part with what `fill` makes of it, which is told whether the year comes next.
  func text(_ fill: (Part, _ isBeforeYear: Bool) -> String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      var isBeforeYear = false
      if index + 1 < parts.count, case .year = parts[index + 1] { isBeforeYear = true }
      text += fill(part, isBeforeYear)
    }
    return text
  }

  /// The pattern for a calendar whose months have names of their own: numbers of months become names, 月 and all.
  var withMonthNames: DatePattern {
    var pattern = self
    for index in parts.indices where parts[index] == .monthNumber {
      pattern.parts[index] = .monthName(isStandalone: false)
      if index + 1 < parts.count, case .text(let text) = parts[index + 1], text.hasPrefix("月") {
        pattern.parts[index + 1] = .text(String(text.dropFirst()))
      }
    }
    return pattern
  }

  /// Text in quotation marks or outside of them, up to the next field. Two marks are one.
  private static func literal(from letters: inout Substring) -> String {
    var text = ""
    var isQuoted = false
    while let letter = letters.first, isQuoted || !(letter.isASCII && letter.isLetter) {
      letters.removeFirst()
      if letter != "'" {
        text.append(letter)
      } else if letters.first == "'" {
        text.append(letters.removeFirst())
      } else {
        isQuoted.toggle()
      }
    }
    return text
  }

  private mutating func append(_ letter: Character, count: Int) {
    switch letter {
    case "y", "Y", "u", "r": parts.append(.year(unit: ""))
    case "M", "L": parts.append(count > 2 ? .monthName(isStandalone: letter == "L") : .monthNumber)
    case "d": parts.append(.day)
    case "E", "c": parts.append(.weekday)
    // Eras are the calendar's to add.
    default: break
    }
  }

  private mutating func append(text: String) {
    if case .text(let before) = parts.last {
      // An era stood between.
      parts[parts.count - 1] = .text(before.last == " " ? before + text.drop { $0 == " " } : before + text)
    } else {
      parts.append(.text(text))
    }
  }

  /// Gives each year the words that follow it: what stands before the next space, comma or field, or up to the end.
  private mutating func takeYearUnits() {
    guard let index = parts.firstIndex(of: .year(unit: "")), index + 1 < parts.count,
      case .text(let text) = parts[index + 1], let first = text.first, !",،፣".contains(first)
    else { return }
    let isLast = index + 2 == parts.count
    let unit = isLast ? text : String(text.reversed().drop { " ,،".contains($0) }.reversed())
    parts[index] = .year(unit: unit)
    let rest = String(text.dropFirst(unit.count))
    if rest.isEmpty { parts.remove(at: index + 1) } else { parts[index + 1] = .text(rest) }
  }
}
