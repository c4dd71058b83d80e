import CalendarCore
import Foundation
import PageLayout

extension ValueType where Value == CalendarSystem {
  static let calendar = ValueType(
    scalar: "a calendar such as hebrew", shape: .shared("calendar", .names(CalendarSystem.names))
  ) { value, text in
    do throws(UnsupportedCalendar) {
      return try CalendarSystem.named(text)
    } catch {
      if value.key == "calendar", !error.isKnown { value.refuse("\(error)") } else { value.refuse(because: "\(error)") }
      return nil
    }
  }
}

extension ValueType where Value == Numerals {
  static let numerals = ValueType(
    scalar: "a numbering system such as arab", shape: .shared("numerals", .names(Numerals.names))
  ) {
    value, text in
    do { return try Numerals(text) } catch {
      value.refuse("\(error)")
      return nil
    }
  }
}

extension ValueType where Value == Locale {
  static let locale = ValueType(
    scalar: "a locale such as en_US", shape: .shared("locale", .known(.locales, orPattern: TextPattern.locale))
  ) { value, text in
    do { return try LocaleName(text).locale } catch {
      value.refuse("\(error)")
      return nil
    }
  }
}

extension ValueType where Value == TimeZone {
  static let timeZone = ValueType(
    scalar: "a time zone such as Europe/Berlin",
    shape: .shared("timeZone", .known(.timeZones, orPattern: TextPattern.timeZone))
  ) { value, text in
    if let zone = TimeZone(identifier: text) { return zone }
    let suggestion = Spelling.suggestion(for: text, in: TimeZone.knownTimeZoneIdentifiers)
    value.refuse(
      "unknown timeZone \(quoted(text))"
        + (suggestion.isEmpty ? "; write one such as Europe/Berlin or UTC" : suggestion))
    return nil
  }
}

extension ValueType where Value == Weekday {
  static let weekday = ValueType(scalar: "a weekday such as monday", shape: .names(Weekday.allCases.map(\.name))) {
    value, text in
    if let weekday = Weekday(name: text) { return weekday }
    value.refuse(text, noneOf: Weekday.allCases.map(\.name))
    return nil
  }
}

extension ValueType where Value == Color {
  static let color = ValueType(
    scalar: "a color such as systemRed, crimson or '#ff2d55'",
    shape: .shared("color", .anyOf([.names(Color.names, anyCase: true), .text(pattern: TextPattern.hexColor)]))
  ) { value, text in
    do { return try Color(name: text) } catch {
      if value.key == "color" { value.refuse("\(error)") } else { value.refuse(because: "\(error)") }
      return nil
    }
  }
}

extension ValueType where Value == Picture {
  /// A symbol's name, or a picture's file.
  static let picture = ValueType(
    scalar: "a symbol such as heart.fill, or a png, jpeg or svg file",
    shape: .shared("picture", .known(.symbols, orPattern: TextPattern.pictureFile))
  ) { value, text in
    let context = value.context
    guard PictureFile.isNamed(by: text) else {
      if context.surroundings.symbols.contains(text) { return .symbol(text) }
      let suggestion = Spelling.suggestion(for: text, in: context.surroundings.symbols)
      value.refuse(
        because: "unknown symbol \(quoted(text))"
          + (suggestion.isEmpty
            ? "; `calendar-press symbols` lists them, and a file ends in .png, .jpeg or .svg" : suggestion))
      return nil
    }
    guard let path = context.resolve(text, for: value) else { return nil }
    if let fault = context.surroundings.faultOfFile(path, { context.mayRead($0, for: value) }) {
      value.refuse(because: "\(text): \(fault)")
      return nil
    }
    return .file(path)
  }
}

extension ValueType where Value == FontWeight {
  static let fontWeight = ValueType(
    scalar: "a weight: " + alternatives(FontWeight.allCases.map { "\($0)" }),
    shape: .names(FontWeight.allCases.map { "\($0)" })
  ) { value, text in
    if let weight = FontWeight.allCases.first(where: { "\($0)" == text }) { return weight }
    value.refuse(text, noneOf: FontWeight.allCases.map { "\($0)" })
    return nil
  }
}
