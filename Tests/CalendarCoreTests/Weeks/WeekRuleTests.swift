import CalendarCore
import Foundation
import Testing

@Suite("Weeks by locale")
struct WeekRuleTests {
  @Test(arguments: [
    ("en_US", Weekday.sunday, 1), ("de_DE", .monday, 4), ("fr_FR", .monday, 4), ("ar_EG", .saturday, 1),
    ("fa_IR", .saturday, 1), ("he_IL", .sunday, 1), ("pt_PT", .sunday, 4), ("dv_MV", .friday, 1),
    ("zh_CN", .sunday, 1), ("zh_Hans_CN", .sunday, 1), ("ar_DZ", .saturday, 1), ("ar-DZ-u-fw-sun", .sunday, 1),
    ("en-US-u-fw-mon", .monday, 1), ("en-US-u-rg-gbzzzz", .monday, 4),
  ])
  func rule(locale: String, firstWeekday: Weekday, minimumDays: Int) {
    let rule = WeekRule(locale: Locale(identifier: locale))
    #expect(rule == WeekRule(firstWeekday: firstWeekday, minimumDays: minimumDays))
  }

  @Test(
    "fault 17: a hyphenated locale falls back to the default week", arguments: ["pt-BR", "en-GB", "ar-EG", "zh-CN"])
  func hyphens(name: String) throws {
    let written = try LocaleName(name).locale
    let underscored = try LocaleName(name.replacing("-", with: "_")).locale
    #expect(WeekRule(locale: written) == WeekRule(locale: underscored))
    #expect(WeekRule(locale: try LocaleName("pt-BR").locale).firstWeekday == .sunday)
    #expect(WeekRule(locale: try LocaleName("en-GB").locale).firstWeekday == .monday)
  }

  @Test(
    "fault 3: the first weekday is the region's, whatever the language",
    arguments: ["en", "fr", "de", "ru", "he", "ar"])
  func regionDecides(language: String) {
    #expect(WeekRule(locale: Locale(identifier: "\(language)_US")).firstWeekday == .sunday)
    #expect(WeekRule(locale: Locale(identifier: "\(language)_FR")).firstWeekday == .monday)
  }
}
