import CalendarCore
import Foundation
import Testing

@Suite("Weekday names")
struct WeekdayNameTests {
  @Test(
    "in CLDR's forms for headings",
    arguments: [
      ("en_US", "S M T W T F S", "Sun Mon Tue Wed Thu Fri Sat"), ("ru_RU", "В П В С Ч П С", "Вс Пн Вт Ср Чт Пт Сб"),
      ("ar_EG", "ح ن ث ر خ ج س", "أحد اثنين ثلاثاء أربعاء خميس جمعة سبت"),
      ("he_IL", "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳", "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳"),
    ])
  func names(locale: String, narrow: String, short: String) {
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: .gregorian)
    let weekdays = Weekday.allCases.map(names.weekdayName)
    #expect(weekdays.map(\.narrow).joined(separator: " ") == narrow)
    #expect(weekdays.map(\.short).joined(separator: " ") == short)
  }

  @Test("fault 11: 星 seven times as narrow weekday", arguments: ["zh_CN", "zh_TW", "zh_HK", "zh_SG", "yue_HK"])
  func narrowChinese(locale: String) {
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: .gregorian)
    #expect(Weekday.allCases.map { names.weekdayName($0).narrow } == ["日", "一", "二", "三", "四", "五", "六"])
  }

  @Test(
    "fault 18: weekend days taken to be Saturday and Sunday everywhere",
    arguments: [
      ("en_US", [Weekday.sunday, .saturday]), ("ar_EG", [.friday, .saturday]), ("fa_IR", [.friday]),
      ("he_IL", [.friday, .saturday]), ("hi_IN", [.sunday]), ("ar_AE", [.sunday, .saturday]),
      ("ar_DZ", [.friday, .saturday]), ("en-US-u-rg-egzzzz", [.friday, .saturday]),
    ])
  func weekend(locale: String, weekdays: [Weekday]) {
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: .gregorian)
    #expect(Weekday.allCases.filter { names.weekdayName($0).isWeekend } == weekdays)
  }
}
