import CalendarCore
import Foundation
import Testing

@Suite("Numerals")
struct NumeralTests {
  @Test(
    "of a locale, its own or named ones",
    arguments: [
      ("en_US", Numerals.localeDefault, "14"), ("ar_EG", .localeDefault, "١٤"), ("ar_EG", .named("latn"), "14"),
      ("fa_IR", .localeDefault, "۱۴"), ("hi_IN", .localeDefault, "14"), ("hi_IN", .native, "१४"),
      ("hi-IN-u-nu-deva", .localeDefault, "१४"), ("th_TH", .localeDefault, "14"), ("th_TH", .native, "๑๔"),
      ("zh_TW", .native, "一四"), ("zh_TW", .named("hanidays"), "十四"), ("en_US", .named("arab"), "١٤"),
      ("en_US", .native, "14"), ("my_MM", .localeDefault, "၁၄"), ("he_IL", .named("hebr"), "י״ד"),
      ("en_US", .named("roman"), "XIV"), ("en_US", .named("adlm"), "𞥑𞥔"),
    ])
  func numerals(locale: String, numerals: Numerals, text: String) {
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: .gregorian, numerals: numerals)
    #expect(names.number(14) == text)
  }

  @Test(
    "in Hebrew letters",
    arguments: [
      (1, "א׳"), (10, "י׳"), (15, "ט״ו"), (16, "ט״ז"), (30, "ל׳"), (5787, "תשפ״ז"), (5800, "ת״ת"), (5775, "תשע״ה"),
      (6000, "6000"),
    ])
  func hebrew(number: Int, text: String) {
    let names = CalendarNames(
      locale: Locale(identifier: "he_IL"), calendar: .hebrew, numerals: .named("hebr"))
    #expect(names.number(number) == text)
  }

  @Test("of the Chinese days", arguments: [(1, "初一"), (10, "初十"), (19, "十九"), (20, "二十"), (21, "廿一"), (30, "三十")])
  func chineseDays(number: Int, text: String) {
    #expect(
      CalendarNames(locale: Locale(identifier: "zh_TW"), calendar: .chinese, numerals: .native).number(number) == text)
  }

  @Test("days in digits and years in letters are how Israel writes them; digits alone can be asked for")
  func hebrewYears() {
    let month = Month(calendar: .hebrew, year: 5787, number: 5)
    let locale = Locale(identifier: "he_IL")
    let plain = CalendarNames(locale: locale, calendar: .hebrew)
    #expect(plain.monthTitle(month) == "שבט תשפ״ז")
    #expect(plain.number(7) == "7")
    #expect(CalendarNames(locale: locale, calendar: .hebrew, numerals: .native).number(7) == "ז׳")
    #expect(CalendarNames(locale: locale, calendar: .hebrew, numerals: .named("latn")).monthTitle(month) == "שבט 5787")
  }

  @Test(
    "that are unknown",
    arguments: [
      ("devan", "unknown numerals \"devan\"; did you mean \"deva\"?"),
      ("Default", "unknown numerals \"Default\"; did you mean \"default\"?"),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: UnknownNumerals.self) { try Numerals(name) }
    #expect(error.map { "\($0)" } == message)
  }
}
