import CalendarCore
import Foundation
import Testing

@Suite("A day beside that of another calendar")
struct SecondaryTextTests {
  @Test(arguments: [
    (CalendarIdentifier.chinese, "zh_TW", "2023-03-21", "三十"), (.chinese, "zh_TW", "2023-03-22", "閏二月"),
    (.chinese, "zh_CN", "2023-03-23", "初二"), (.chinese, "en_US", "2023-03-22", "1 Leap Second Month"),
    (.hebrew, "he_IL", "2027-02-14", "ז׳"), (.hebrew, "he_IL", "2027-02-08", "א׳ אדר א׳"),
    (.hebrew, "en_US", "2027-02-14", "7"), (.islamicUmmAlQura, "ar_EG", "2027-02-08", "١ رمضان"),
  ])
  func text(calendar: CalendarIdentifier, locale: String, date: String, text: String) {
    let fields = CalendarSystem(calendar).fields(of: Day(iso: date)!)
    let names = CalendarNames(locale: Locale(identifier: locale), calendar: calendar)
    #expect(names.secondaryText(of: fields) == text)
  }

  @Test("in the numerals that were asked for")
  func numerals() {
    let fields = CalendarSystem(.chinese).fields(of: Day(iso: "2027-02-14")!)
    let names = CalendarNames(locale: Locale(identifier: "zh_TW"), calendar: .chinese, numerals: .named("latn"))
    #expect(names.secondaryText(of: fields) == "9")
  }
}
