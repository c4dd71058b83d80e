/// Numbers in Hebrew letters, as dates write them.
enum HebrewNumerals {
  /// 1 to 999, and years of the creation to 9999 without their thousands: 5787 is תשפ״ז. Others stay in digits.
  static func text(_ number: Int) -> String {
    let rest = number >= 1000 ? number % 1000 : number
    guard (1...9999).contains(number), rest > 0 else { return String(number) }
    let letters = letters(rest)
    // A mark tells letters that count from letters that spell: geresh after one, gershayim before the last of several.
    guard let last = letters.last, letters.count > 1 else { return letters + "׳" }
    return letters.dropLast() + "״" + String(last)
  }

  private static func letters(_ number: Int) -> String {
    var rest = number
    var text = ""
    for (value, letter) in values {
      // 15 and 16 would spell the Name.
      if rest == 15 { return text + "טו" }
      if rest == 16 { return text + "טז" }
      while rest >= value {
        text += letter
        rest -= value
      }
    }
    return text
  }

  private static let values = [
    (400, "ת"), (300, "ש"), (200, "ר"), (100, "ק"), (90, "צ"), (80, "פ"), (70, "ע"), (60, "ס"), (50, "נ"), (40, "מ"),
    (30, "ל"), (20, "כ"), (10, "י"), (9, "ט"), (8, "ח"), (7, "ז"), (6, "ו"), (5, "ה"), (4, "ד"), (3, "ג"), (2, "ב"),
    (1, "א"),
  ]
}
