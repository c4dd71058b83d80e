import CalendarCore
import Foundation
import Testing

@Suite("Titles as people write them")
struct TitleTests {
  @Test(
    "of the month of 14 February 2027",
    arguments: [
      (CalendarIdentifier.gregorian, "en_US", "February 2027"),
      (.gregorian, "de_DE", "Februar 2027"),
      (.gregorian, "ru_RU", "Февраль 2027\u{202F}г."),
      (.gregorian, "ar_EG", "فبراير ٢٠٢٧"),
      (.gregorian, "he_IL", "פברואר 2027"),
      (.gregorian, "ja_JP", "2027年2月"),
      (.gregorian, "ko_KR", "2027년 2월"),
      (.gregorian, "pt_BR", "Fevereiro de 2027"),
      (.gregorian, "hu_HU", "2027. február"),
      (.iso8601, "en_US", "February 2027"),
      (.buddhist, "en_US", "February 2570 BE"),
      (.buddhist, "th_TH", "กุมภาพันธ์ 2570"),
      (.buddhist, "ru_RU", "Февраль 2570\u{202F}г. б. э."),
      (.buddhist, "ar_EG", "فبراير ٢٥٧٠ بالتقويم البوذي"),
      (.japanese, "ja_JP", "令和9年2月"),
      (.japanese, "en_US", "February, Reiwa 9"),
      (.japanese, "ru_RU", "Февраль 9\u{202F}г. Рэйва"),
      (.japanese, "ar_EG", "فبراير، ريوا ٩"),
      (.republicOfChina, "zh_TW", "民國116年2月"),
      (.republicOfChina, "en_US", "February, Minguo 116"),
      (.republicOfChina, "ru_RU", "Февраль 116\u{202F}г. Миньго"),
      (.hebrew, "he_IL", "אדר א׳ תשפ״ז"),
      (.hebrew, "en_US", "Adar I 5787"),
      (.hebrew, "ru_RU", "Адар I 5787\u{202F}г."),
      (.hebrew, "ar_EG", "آذار الأول ٥٧٨٧"),
      (.islamicUmmAlQura, "ar_SA", "رمضان ١٤٤٨ هـ"),
      (.islamicCivil, "en_US", "Ramadan 1448 AH"),
      (.islamicTabular, "ru_RU", "Рамадан 1448\u{202F}г. х."),
      (.islamic, "fa_IR", "رمضان ۱۴۴۸"),
      (.persian, "fa_IR", "بهمن ۱۴۰۵"),
      (.persian, "en_US", "Bahman 1405 AP"),
      (.persian, "ru_RU", "Бахман 1405\u{202F}г."),
      (.persian, "ar_EG", "بهمن ١٤٠٥ ه\u{200D}.ش"),
      (.indian, "hi_IN", "माघ 1948 शक"),
      (.indian, "ar_EG", "ماغا ١٩٤٨ ساكا"),
      (.indian, "ru_RU", "Магха 1948\u{202F}г. эры Сака"),
      (.coptic, "ar_EG", "أمشير ١٧٤٣ للشهداء"),
      (.coptic, "en_US", "Amshir 1743 A.M."),
      (.ethiopicAmeteMihret, "am_ET", "የካቲት 2019 ዓ/ም"),
      (.ethiopicAmeteMihret, "en_US", "Yekatit 2019 E.C."),
      (.ethiopicAmeteAlem, "am_ET", "የካቲት 7519 ዓ/ዓ"),
      (.ethiopicAmeteAlem, "ru_RU", "Якатит 7519\u{202F}г."),
      (.chinese, "zh_TW", "丁未年正月（2027）"),
      (.chinese, "en_US", "First Month 2027 (Ding-Wei)"),
      (.chinese, "ar_EG", "الشهر الأول ٢٠٢٧ (دينغ وي)"),
      (.dangi, "ko_KR", "2027년(정미년) 1월"),
      (.dangi, "ru_RU", "Первый месяц 2027\u{202F}г. (дин-вэй)"),
    ])
  func monthTitle(calendar: CalendarIdentifier, locale: String, title: String) {
    let month = CalendarSystem(calendar).month(containing: Day(year: 2027, month: 2, day: 14)!)
    #expect(CalendarNames(locale: Locale(identifier: locale), calendar: calendar).monthTitle(month) == title)
  }

  @Test("fault 1: YYYY in a title gives January 2021 after December 2021", arguments: [2018, 2021, 2024, 2027])
  func yearOfDecember(year: Int) {
    let names = CalendarNames(locale: Locale(identifier: "en_US"), calendar: .gregorian)
    #expect(names.monthTitle(Month(calendar: .gregorian, year: year, number: 12)) == "December \(year)")
    #expect(names.monthTitle(Month(calendar: .gregorian, year: year + 1, number: 1)) == "January \(year + 1)")
  }

  @Test(
    "leap months by their names",
    arguments: [
      (CalendarIdentifier.chinese, "zh_TW", "癸卯年閏二月（2023）"),
      (.chinese, "zh_CN", "癸卯年闰二月（2023）"),
      (.chinese, "ja_JP", "癸卯年閏二月（2023）"),
      (.chinese, "en_US", "Leap Second Month 2023 (Gui-Mao)"),
      (.chinese, "de_DE", "2. Schaltmonat 2023 (Gui-Mao)"),
      (.chinese, "ru_RU", "Високосный второй месяц 2023\u{202F}г. (гуй-мао)"),
      (.chinese, "ar_EG", "الشهر الثاني الكبيس ٢٠٢٣ (غوي ماو)"),
      (.dangi, "ko_KR", "2023년(계묘년) 윤2월"),
    ])
  func leapMonth(calendar: CalendarIdentifier, locale: String, title: String) {
    let month = Month(calendar: calendar, year: 2023, number: 2, isLeap: true)
    #expect(CalendarNames(locale: Locale(identifier: locale), calendar: calendar).monthTitle(month) == title)
  }

  @Test(
    "the Hebrew Adars of a leap year and of a common one",
    arguments: [
      (5787, 6, "Adar I 5787", "אדר א׳ תשפ״ז"), (5787, 7, "Adar II 5787", "אדר ב׳ תשפ״ז"),
      (5788, 7, "Adar 5788", "אדר תשפ״ח"),
    ])
  func adar(year: Int, number: Int, english: String, hebrew: String) {
    let month = Month(calendar: .hebrew, year: year, number: number)
    #expect(CalendarNames(locale: Locale(identifier: "en_US"), calendar: .hebrew).monthTitle(month) == english)
    #expect(CalendarNames(locale: Locale(identifier: "he_IL"), calendar: .hebrew).monthTitle(month) == hebrew)
  }

  @Test(
    "a month in which an era begins names both",
    arguments: [
      (1989, 1, "昭和64年・平成元年1月", "January, Shōwa 64 / Heisei 1"),
      (1926, 12, "大正15年・昭和元年12月", "December, Taishō 15 / Shōwa 1"),
      (2019, 4, "平成31年4月", "April, Heisei 31"),
      (2019, 5, "令和元年5月", "May, Reiwa 1"),
    ])
  func eras(year: Int, number: Int, japanese: String, english: String) {
    let month = Month(calendar: .japanese, year: year, number: number)
    #expect(CalendarNames(locale: Locale(identifier: "ja_JP"), calendar: .japanese).monthTitle(month) == japanese)
    #expect(CalendarNames(locale: Locale(identifier: "en_US"), calendar: .japanese).monthTitle(month) == english)
  }

  @Test(
    "of runs of months",
    arguments: [
      (2027, 2, 2027, 2, "February 2027"), (2027, 1, 2027, 3, "January – March 2027"),
      (2026, 12, 2027, 1, "December 2026 – January 2027"), (2027, 1, 2027, 12, "2027"),
      (2026, 9, 2027, 8, "2026–2027"), (2020, 1, 2029, 12, "2020–2029"),
    ])
  func run(_ fromYear: Int, _ fromMonth: Int, _ toYear: Int, _ toMonth: Int, title: String) {
    let names = CalendarNames(locale: Locale(identifier: "en_US"), calendar: .gregorian)
    let first = Month(calendar: .gregorian, year: fromYear, number: fromMonth)
    let last = Month(calendar: .gregorian, year: toYear, number: toMonth)
    #expect(names.monthRangeTitle(first: first, last: last) == title)
  }

  @Test(
    "of runs of months in other calendars",
    arguments: [
      (CalendarIdentifier.gregorian, "ja_JP", "2027年2–3月", "2026–2028年"),
      (.islamicCivil, "ru_RU", "Рамадан – шавваль 1448\u{202F}г. х.", "1447–1449\u{202F}гг. х."),
      (.hebrew, "he_IL", "אדר א׳ – אדר ב׳ תשפ״ז", "תשפ״ו – תשפ״ח"),
      (.chinese, "en_US", "First Month – Second Month 2027 (Ding-Wei)", "2026–2028"),
      (.japanese, "en_US", "February – March, Reiwa 9", "Reiwa 8–10"),
    ])
  func runs(calendar: CalendarIdentifier, locale: String, months: String, years: String) throws {
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: calendar)
    let system = CalendarSystem(calendar)
    let month = system.month(containing: Day(year: 2027, month: 2, day: 14)!)
    #expect(names.monthRangeTitle(first: month, last: system.month(after: month)) == months)
    let before = try #require(system.months(ofYear: month.year - 1).first)
    let after = try #require(system.months(ofYear: month.year + 1).last)
    #expect(names.monthRangeTitle(first: before, last: after) == years)
  }

  @Test(
    "of years",
    arguments: [
      (CalendarIdentifier.gregorian, "ru_RU", "2027"), (.gregorian, "ja_JP", "2027年"), (.gregorian, "lt_LT", "2027"),
      (.japanese, "ja_JP", "令和9年"), (.buddhist, "th_TH", "2570"), (.republicOfChina, "zh_TW", "民國116年"),
      (.islamicCivil, "ru_RU", "1448\u{202F}г. х."), (.hebrew, "he_IL", "תשפ״ז"), (.chinese, "zh_TW", "丁未年（2027）"),
      (.chinese, "en_US", "2027 (Ding-Wei)"), (.persian, "fa_IR", "۱۴۰۵"),
    ])
  func yearTitle(calendar: CalendarIdentifier, locale: String, title: String) {
    let month = CalendarSystem(calendar).month(containing: Day(year: 2027, month: 2, day: 14)!)
    #expect(CalendarNames(locale: Locale(identifier: locale), calendar: calendar).yearTitle(of: month) == title)
  }

  /// What CLDR has no name for comes out of Foundation as one of these.
  @Test("hold no makeshift names, in any language", arguments: CalendarIdentifier.allCases)
  func makeshift(calendar: CalendarIdentifier) {
    let system = CalendarSystem(calendar)
    let month = system.month(containing: Day(year: 2025, month: 12, day: 14)!)
    let languages = Set(Locale.availableIdentifiers.map { $0.prefix { $0 != "_" } })
    let faults = languages.map { language in
      CalendarNames(locale: Locale(identifier: String(language)), calendar: calendar).monthTitle(month)
    }.filter { title in title.isEmpty || ["ERA0", "ERA1", "M0", "M1", "Monthbis"].contains { title.contains($0) } }
    #expect(faults == [])
  }
}
