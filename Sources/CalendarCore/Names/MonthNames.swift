import Foundation

/// What a language calls the months of a calendar.
struct MonthNames: Sendable {
  /// Names as headings and within dates, by number from 1; a Hebrew Adar II comes after all others.
  private let standalone: [String]
  private let inDates: [String]
  private let calendar: CalendarIdentifier
  private let lunar: LunarMonthNames?

  init(_ calendar: CalendarIdentifier, in name: LocaleName) {
    // Amete Alem, which Foundation would give Gregorian names, shares the months of Amete Mihret.
    let named = calendar == .ethiopicAmeteAlem ? .ethiopicAmeteMihret : calendar
    var foundation = Calendar(identifier: named.foundation)
    foundation.locale = Locale(identifier: name.base)
    self.calendar = calendar
    let own = Self.own(calendar, name.language)
    standalone = own ?? foundation.standaloneMonthSymbols
    inDates = own ?? foundation.monthSymbols
    lunar = [.chinese, .dangi].contains(calendar) ? LunarMonthNames(in: name, listed: standalone) : nil
  }

  /// Where a name stands.
  enum Place {
    case alone
    /// Beside a year, where CLDR's pattern has `MMMM`.
    case besideYear
    /// After the number of a day.
    case inDate
  }

  func name(of month: Month, _ place: Place) -> String {
    if let lunar { return lunar.name(month.number, isLeap: month.isLeap, isInDate: place == .inDate) }
    let names = place == .alone ? standalone : inDates
    let isAdarII = calendar == .hebrew && month.number == 7 && HebrewReckoning.isLeap(month.year)
    let index = isAdarII ? names.count - 1 : month.number - 1
    return names.indices.contains(index) ? names[index] : String(month.number)
  }

  /// Names in place of CLDR's, where those are Latin letters in another script (Indian months in Arabic) or stray from
  /// what is spoken: the months' own names in the letters of the language.
  private static func own(_ calendar: CalendarIdentifier, _ language: String) -> [String]? {
    switch (calendar, language) {
    case (.persian, "ar"):
      [
        "فروردين", "أرديبهشت", "خرداد", "تير", "مرداد", "شهريور", "مهر", "آبان", "آذر", "دي", "بهمن", "إسفند",
      ]
    case (.indian, "ar"):
      [
        "تشيترا", "فيساخا", "جيستا", "أسادا", "سرافانا", "بهادرا", "أسفينا", "كارتيكا", "أغراهايانا", "باوسا", "ماغا",
        "فالغونا",
      ]
    case (.indian, "ru"):
      [
        "чайтра", "вайшакха", "джьештха", "ашадха", "шравана", "бхадрапада", "ашвина", "картика", "аграхаяна", "пауша",
        "магха", "пхалгуна",
      ]
    default: nil
    }
  }
}
