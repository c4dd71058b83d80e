import CalendarConfig
import CalendarCore
import Testing

@Suite("A wrong value is told with its place, what was found and what would be right")
struct ConfigMistakeTests {
  @Test(
    "keys",
    arguments: [
      ("decoration: 3", "a.yml:1:1: unknown key \"decoration\"; did you mean \"decorations\"?"),
      ("locale: en\nfoo: 4", "a.yml:2:1: unknown key \"foo\"; did you mean \"fonts\"?"),
      ("size: A4", "a.yml:1:1: unknown key \"size\" here; it belongs to page"),
      ("singleDate: 2027-02-14", "a.yml:1:1: unknown key \"singleDate\" here; it belongs to selectionBehavior"),
      ("page: {sizes: A4}", "a.yml:1:8: unknown key \"sizes\"; did you mean \"size\"?"),
      ("- a\n- b", "a.yml:1:1: a config takes keys such as locale: en_US, not a list"),
      ("# nothing\n", "a.yml:1:1: the config is empty; it has keys such as locale: en_US"),
      ("page:", "a.yml:1:6: page has no value; it takes a map such as {kind: wall, size: A4}"),
      ("page: A4", "a.yml:1:7: page takes a map such as {kind: wall, size: A4}, not \"A4\""),
      ("wantsDateDecorations: yes", "a.yml:1:23: wantsDateDecorations takes true or false, not \"yes\""),
      ("wantsDateDecorations: 'true'", "a.yml:1:23: wantsDateDecorations takes true or false, not \"true\""),
      ("decorations: heart", "a.yml:1:14: decorations takes a list of decorations, not \"heart\""),
      (
        "minimumDaysInFirstWeek: 9",
        "a.yml:1:25: minimumDaysInFirstWeek takes a whole number from 1 to 7, not \"9\""
      ),
      (
        "minimumDaysInFirstWeek: '4'",
        "a.yml:1:25: minimumDaysInFirstWeek takes a whole number from 1 to 7, not \"4\""
      ),
    ])
  func keys(text: String, message: String) {
    #expect(ConfigReader.smallWorld.problems(text) == [message])
  }

  @Test(
    "names",
    arguments: [
      ("calendar: gregorien", "a.yml:1:11: unknown calendar \"gregorien\"; did you mean \"gregorian\"?"),
      ("calendar: [a]", "a.yml:1:11: calendar takes a calendar such as hebrew, not a list"),
      ("locale: xx_YY", "a.yml:1:9: unknown locale \"xx_YY\"; write one such as en_US, pt-BR or zh_TW"),
      ("locale: en_XX", "a.yml:1:9: unknown locale \"en_XX\"; there is no region \"XX\""),
      ("locale: en_Abcd_US", "a.yml:1:9: unknown locale \"en_Abcd_US\"; there is no script \"Abcd\""),
      ("timeZone: Mars", "a.yml:1:11: unknown timeZone \"Mars\"; write one such as Europe/Berlin or UTC"),
      ("firstWeekday: mon", "a.yml:1:15: unknown firstWeekday \"mon\"; did you mean \"monday\"?"),
      (
        "fontDesign: fancy",
        "a.yml:1:13: unknown fontDesign \"fancy\"; it takes default, rounded, serif or monospaced"
      ),
      ("fontDesign: round", "a.yml:1:13: unknown fontDesign \"round\"; did you mean \"rounded\"?"),
      ("theme: drak", "a.yml:1:8: unknown theme \"drak\"; did you mean \"dark\"?"),
      ("theme: {base: drak}", "a.yml:1:15: unknown base \"drak\"; did you mean \"dark\"?"),
      ("weekNumbers: ISO", "a.yml:1:14: unknown weekNumbers \"ISO\"; did you mean \"iso\"?"),
      ("compression: smal", "a.yml:1:14: unknown compression \"smal\"; did you mean \"small\"?"),
      ("fonts: all", "a.yml:1:8: unknown fonts \"all\"; it takes shipped or system"),
      (
        "theme: {titleWeight: heavy}",
        "a.yml:1:22: unknown titleWeight \"heavy\"; it takes light, regular, medium, semibold or bold"
      ),
      (
        "theme: {selectionOpacity: 2}",
        "a.yml:1:27: selectionOpacity takes a number from 0 to 1, not \"2\""
      ),
      (
        "tintColor: systemPurpel",
        "a.yml:1:12: tintColor: unknown color \"systemPurpel\"; did you mean \"systemPurple\"?"
      ),
      (
        "tintColor: '#ff2d5'",
        """
        a.yml:1:12: tintColor: "#ff2d5" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55
        """
      ),
      ("tintColor: #ff2d55", "a.yml:1:11: tintColor has no value: \"#\" begins a comment; write '#ff2d55'"),
    ])
  func names(text: String, message: String) {
    #expect(ConfigReader.smallWorld.problems(text) == [message])
  }

  @Test(
    "a calendar that would be drawn wrong is refused by name, with those that work",
    arguments: ["vietnamese", "tamil"])
  func refusedCalendar(name: String) throws {
    let problem = try #require(ConfigReader.smallWorld.problems("calendar: \(name)").first)
    #expect(problem.hasPrefix("a.yml:1:11: calendar: the \(name) calendar cannot be drawn right; "))
    #expect(problem.contains("gregorian, iso8601, buddhist"))
  }

  @Test(
    "dates",
    arguments: [
      ("today: tomorrow", "a.yml:1:8: today takes a date such as 2027-02-14, or now, not \"tomorrow\""),
      ("today: 2027-02-30", "a.yml:1:8: today: there is no 2027-02-30; 2027-02 has 28 days"),
      ("today: 2027-13-01", "a.yml:1:8: today: there is no 2027-13-01; months go from 01 to 12"),
      ("today: 2027-02-00", "a.yml:1:8: today: there is no 2027-02-00; days go from 01"),
      ("today: 0000-02-01", "a.yml:1:8: today: there is no 0000-02-01; years go from 0001 to 9999"),
      (
        "visibleDateComponents: 2027-13",
        "a.yml:1:24: visibleDateComponents: there is no 2027-13; its months are 01 to 12"
      ),
      (
        "visibleDateComponents: 2027-02-29",
        "a.yml:1:24: visibleDateComponents: there is no 2027-02-29; 2027-02 has 28 days"
      ),
      ("visibleDateComponents: {year: 2027}", "a.yml:1:24: visibleDateComponents needs the key \"month\""),
      (
        "visibleDateComponents: {year: 2027, month: 13}",
        "a.yml:1:24: visibleDateComponents: the gregorian year 2027 has no month 13"
      ),
      (
        "visibleDateComponents: [2027]",
        "a.yml:1:24: visibleDateComponents takes a month such as 2027-02, or {year: 2027, month: 2}, not a list"
      ),
      (
        "availableDateRange: 2027-12-31..2027-01-01",
        "a.yml:1:21: availableDateRange: 2027-12-31..2027-01-01 runs backwards; write 2027-01-01..2027-12-31"
      ),
      (
        "availableDateRange: 2027-01-01..",
        "a.yml:1:21: availableDateRange takes a range such as 2027-01..2027-12, not \"2027-01-01..\""
      ),
      (
        "availableDateRange: 2027\nvisibleDateComponents: 2028-01",
        """
        a.yml:2:24: visibleDateComponents: 2028-01-01..2028-01-31 lies outside availableDateRange, which is \
        2027-01-01..2027-12-31
        """
      ),
    ])
  func dates(text: String, message: String) {
    #expect(ConfigReader.smallWorld.problems(text) == [message])
  }

  @Test("a month its calendar is not right for is told with the days it is right for")
  func unsupportedMonth() {
    let supported = CalendarSystem(.persian).supported
    #expect(
      ConfigReader.smallWorld.problems("calendar: persian\nvisibleDateComponents: 1500-02") == [
        "a.yml:2:24: visibleDateComponents: 1500-02 is out of range; the persian calendar is right from "
          + "\(supported.lowerBound) to \(supported.upperBound)"
      ])
  }

  @Test(
    "selections",
    arguments: [
      (
        "selectionBehavior:\n  singleDate: 2027-02-14\n  weekOfYear: 2027-W07",
        "a.yml:3:3: a second selection behavior \"weekOfYear\" can't stand beside \"singleDate\"; keep one"
      ),
      (
        "selectionBehavior: 2027-02-14",
        """
        a.yml:1:20: selectionBehavior takes one of singleDate, multiDate, weekOfYear and dateRange, such as \
        {singleDate: 2027-02-14}, not "2027-02-14"
        """
      ),
      (
        "selectionBehavior: {weekOfYear: 2027-W53}",
        "a.yml:1:33: weekOfYear: there is no week 53 in 2027; it has 52 weeks"
      ),
      (
        "selectionBehavior: {weekOfYear: 2027-7}",
        "a.yml:1:33: weekOfYear takes a week such as 2027-W07, not \"2027-7\""
      ),
      (
        "selectionBehavior: {multiDate: [2027-02-14, 2027-2-16]}",
        "a.yml:1:45: multiDate takes a date such as 2027-02-14, not \"2027-2-16\""
      ),
      (
        "selectionBehavior: {dateRange: 2027-02-16..2027-02-10}",
        "a.yml:1:32: dateRange: 2027-02-16..2027-02-10 runs backwards; write 2027-02-10..2027-02-16"
      ),
      (
        "selectionBehavior: {dateRange: 2027-02-16}",
        "a.yml:1:32: dateRange takes a range such as 2027-02-10..2027-02-16, not \"2027-02-16\""
      ),
    ])
  func selections(text: String, message: String) {
    #expect(ConfigReader.smallWorld.problems(text) == [message])
  }
}
