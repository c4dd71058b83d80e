import CalendarCore
import Foundation
import Testing

@Suite("Dates in full")
struct SpokenDateTests {
  @Test(arguments: [
    (CalendarIdentifier.gregorian, "en_US", "Sunday, 14 February 2027"),
    (.gregorian, "de_DE", "Sonntag, 14. Februar 2027"),
    (.gregorian, "ru_RU", "воскресенье, 14 февраля 2027\u{202F}г."),
    (.gregorian, "ar_EG", "الأحد، ١٤ فبراير، ٢٠٢٧"),
    (.gregorian, "zh_TW", "2027年2月14日 星期日"),
    (.gregorian, "th_TH", "วันอาทิตย์ที่ 14 กุมภาพันธ์ 2027"),
    (.hebrew, "he_IL", "יום ראשון, ז׳ באדר א׳ תשפ״ז"),
    (.hebrew, "en_US", "Sunday, 7 Adar I 5787"),
    (.japanese, "ja_JP", "令和9年2月14日 日曜日"),
    (.persian, "fa_IR", "یکشنبه ۲۵ بهمن ۱۴۰۵"),
    (.chinese, "zh_TW", "丁未年正月初九 星期日"),
    (.chinese, "ru_RU", "воскресенье, 9 первого месяца 2027\u{202F}г. (дин-вэй)"),
    (.chinese, "he_IL", "יום ראשון, 9 בחודש הראשון 2027 (Ding-Wei)"),
    (.ethiopicAmeteAlem, "en_US", "Sunday, 7 Yekatit 7519"),
  ])
  func fullDate(calendar: CalendarIdentifier, locale: String, date: String) {
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: calendar)
    #expect(names.fullDate(Day(year: 2027, month: 2, day: 14)!) == date)
  }
}
