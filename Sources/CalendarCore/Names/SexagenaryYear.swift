/// A year of the cycle of sixty: ten stems and twelve branches, 癸卯 for 2023.
enum SexagenaryYear {
  /// The name of the year that begins in a Gregorian year, in a language: 癸卯, 계묘, гуй-мао, Gui-Mao.
  static func name(_ year: Int, language: String) -> String {
    // 4 began a cycle: 甲子.
    let index = ((year - 4) % 60 + 60) % 60
    switch language {
    case "zh", "yue", "ja": return han.stems[index % 10] + han.branches[index % 12]
    case "ko": return korean.stems[index % 10] + korean.branches[index % 12]
    case "ru": return russian.stems[index % 10] + "-" + russian.branches[index % 12]
    case "ar": return arabic.stems[index % 10] + " " + arabic.branches[index % 12]
    default: return pinyin.stems[index % 10] + "-" + pinyin.branches[index % 12]
    }
  }

  private typealias Words = (stems: [String], branches: [String])

  private static let han: Words = (letters("甲乙丙丁戊己庚辛壬癸"), letters("子丑寅卯辰巳午未申酉戌亥"))
  private static let korean: Words = (letters("갑을병정무기경신임계"), letters("자축인묘진사오미신유술해"))
  private static let russian: Words = (
    words("цзя и бин дин у цзи гэн синь жэнь гуй"), words("цзы чоу инь мао чэнь сы у вэй шэнь ю сюй хай")
  )
  private static let arabic: Words = (
    words("جيا يي بينغ دينغ وو جي غينغ شين رن غوي"), words("زي تشو ين ماو تشن سي وو وي شن يو شو هاي")
  )
  private static let pinyin: Words = (
    words("Jia Yi Bing Ding Wu Ji Geng Xin Ren Gui"), words("Zi Chou Yin Mao Chen Si Wu Wei Shen You Xu Hai")
  )

  private static func letters(_ text: String) -> [String] { text.map(String.init) }
  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
