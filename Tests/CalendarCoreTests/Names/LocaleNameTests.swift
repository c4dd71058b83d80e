import CalendarCore
import Foundation
import Testing

@Suite("Locales by their names")
struct LocaleNameTests {
  @Test(
    "hyphens and underscores, listed or not, are one",
    arguments: [
      ("en_US", "en_US"), ("pt-BR", "pt_BR"), ("zh_TW", "zh_TW"), ("zh-hant-tw", "zh_Hant_TW"), ("sr_RS", "sr_RS"),
      ("ca-ES-valencia", "ca_ES"), ("iw_IL", "he_IL"), ("es-419", "es_419"), ("ru", "ru"),
      ("en-US-u-fw-mon", "en-US-u-fw-mon"),
    ])
  func known(name: String, identifier: String) throws {
    #expect(try LocaleName(name).locale == Locale(identifier: identifier))
  }

  @Test(
    "that are none",
    arguments: [
      ("xx_YY", "unknown locale \"xx_YY\"; write one such as en_US, pt-BR or zh_TW"),
      ("enn_US", "unknown locale \"enn_US\"; did you mean \"en_US\"?"),
      ("en_US.UTF-8", "unknown locale \"en_US.UTF-8\"; did you mean \"en_US\"?"),
      ("en_USA", "unknown locale \"en_USA\"; there is no region \"USA\""),
      ("sr_Xyrl_RS", "unknown locale \"sr_Xyrl_RS\"; there is no script \"Xyrl\""),
      ("en-US-u-fw-monday", "unknown locale \"en-US-u-fw-monday\"; fw takes sun, mon, tue, wed, thu, fri or sat"),
      ("dv_MV", "unknown locale \"dv_MV\"; there are no names of months in the language \"dv\""),
      ("", "unknown locale \"\"; write one such as en_US, pt-BR or zh_TW"),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: UnknownLocale.self) { try LocaleName(name) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("those that Foundation's list lacks are listed", arguments: ["zh_TW", "zh_CN", "sr_RS", "pt_BR"])
  func listed(name: String) {
    #expect(LocaleName.all.contains(name))
  }
}
