import CalendarConfig
import Testing

@Suite("A wrong decoration, event, page or output is told with its place")
struct RuleMistakeTests {
  @Test(
    "decorations",
    arguments: [
      ("{on: 2027-02-14, size: huge}", "2:28: unknown size \"huge\"; did you mean \"large\"?"),
      ("{on: {month: 2, day: 30}}", "2:21: day: month 2 of the gregorian calendar has at most 29 days, not 30"),
      ("{on: {month: 14, day: 1}}", "2:18: month takes a whole number from 1 to 13, not \"14\""),
      ("{on: {month: 13, day: 1}}", "2:11: month: the gregorian calendar has no month 13"),
      ("{on: {month: february}}", "2:18: month takes a whole number from 1 to 13, not \"february\""),
      (
        "{on: {calendar: hebrew, month: 1, day: 31}}",
        "2:39: day: month 1 of the hebrew calendar has at most 30 days, not 31"
      ),
      ("{on: {}}", "2:10: on needs one of year, month, day, weekday, easter or orthodoxEaster"),
      ("{on: {month: 1, weekdayOrdinal: 2}}", "2:21: weekdayOrdinal needs a weekday to count"),
      (
        "{on: {weekday: friday, weekdayOrdinal: 0}}",
        "2:28: weekdayOrdinal counts from 1, or from -1 for the last"
      ),
      ("{on: {easter: 1, month: 3}}", "2:22: month can't stand beside easter, which is a day already"),
      (
        "{on: {easter: 1, orthodoxEaster: 1}}",
        "2:22: orthodoxEaster can't stand beside easter; write a list of both"
      ),
      ("{on: {month: 2, day: 29, leapDay: march2}}", "2:39: unknown leapDay \"march2\"; did you mean \"march1\"?"),
      ("{on: 2027-02-29}", "2:10: on: there is no 2027-02-29; 2027-02 has 28 days"),
      (
        "{on: [2027-02-14, foo]}",
        """
        2:23: on takes a date, a range such as 2027-02-10..2027-02-16, a list of those, or components such as \
        {month: 2, day: 14}, not "foo"
        """
      ),
      (
        "{on: []}",
        """
        2:10: on is an empty list; it takes a date, a range such as 2027-02-10..2027-02-16, a list of those, or \
        components such as {month: 2, day: 14}
        """
      ),
      ("{image: heart.fill}", "2:5: a decoration needs the key \"on\" for its days"),
      (
        "heart",
        """
        2:5: decorations takes a map such as {on: 2027-02-14, image: heart.fill, color: systemRed}, not "heart"
        """
      ),
      (
        "{on: 2027-02-14, image: heart.fil}",
        "2:29: image: unknown symbol \"heart.fil\"; did you mean \"heart.fill\"?"
      ),
      (
        "{on: 2027-02-14, image: zzz}",
        """
        2:29: image: unknown symbol "zzz"; `calendar-press symbols` lists them, and a file ends in .png, .jpeg or .svg
        """
      ),
      ("{on: 2027-02-14, image: other.png}", "2:29: image: other.png: no such file"),
      (
        "{on: 2027-02-14, image: photo.png, text: x}",
        "2:40: text can't stand beside image; write a decoration for each"
      ),
      ("{on: 2027-02-14, text: \"a\\nb\"}", "2:28: text takes one line of text, not several"),
      ("{on: 2027-02-14, textColor: rad}", "2:33: textColor: unknown color \"rad\"; did you mean \"red\"?"),
    ])
  func decorations(rule: String, message: String) {
    #expect(ConfigReader.smallWorld.problems("decorations:\n  - \(rule)\n") == ["a.yml:" + message])
  }

  @Test(
    "events",
    arguments: [
      ("{title: x}", "2:5: an event needs the key \"on\", or \"from\" and \"to\", for its days"),
      ("{on: 2027-01-01}", "2:5: an event needs the key \"title\" for its name"),
      (
        "{from: 2027-07-16, to: 2027-07-05, title: x}",
        "2:24: to: 2027-07-05 comes before from, which is 2027-07-16"
      ),
      ("{from: 2027-07-16, title: x}", "2:5: an event that has \"from\" needs \"to\" as well"),
      (
        "{on: 2027-07-16, to: 2027-07-17, title: x}",
        "2:22: to can't stand beside on; write from and to, or on alone"
      ),
      ("{on: 2027-07-16, title: x, time: 25:00}", "2:38: time takes a time such as 18:30, not \"25:00\""),
      ("{on: 2027-07-16, title: [x]}", "2:29: title takes a line of text, not a list"),
    ])
  func events(rule: String, message: String) {
    #expect(ConfigReader.smallWorld.problems("events:\n  - \(rule)\n") == ["a.yml:" + message])
  }

  @Test(
    "pages",
    arguments: [
      ("page: {kind: poster}", "1:14: unknown kind \"poster\"; it takes month, wall or year"),
      (
        "page: {size: huge}",
        """
        1:14: unknown size "huge"; it takes A0 to A6, B0 to B6, Letter, Legal, Tabloid, or a size such as 800x800, \
        210x297mm or 8.5x11in
        """
      ),
      ("page: {size: 8x800}", "1:14: size takes sides of 16 to 100000 whole pixels, not \"8x800\""),
      ("page: {size: 800.5x800}", "1:14: size takes sides of 16 to 100000 whole pixels, not \"800.5x800\""),
      ("page: {size: 1x1mm}", "1:14: size takes sides of 10mm to 5000mm, not \"1x1mm\""),
      ("page: {dpi: 3}", "1:13: dpi takes a number from 10 to 2400, not \"3\""),
      ("page: {dpi: nan}", "1:13: dpi takes a number from 10 to 2400, not \"nan\""),
      ("page: {margin: 12}", "1:16: margin takes a length such as 12mm, 1.2cm, 0.5in or 36pt, not \"12\""),
      ("page: {bleed: 10cm}", "1:15: bleed takes lengths from 0cm to 5.1cm, not \"10cm\""),
      ("page: {columns: 0}", "1:17: columns takes a whole number from 1 to 60, not \"0\""),
      (
        "page: {months: 2027-01..2027-12}",
        "1:16: months: a page of kind month shows one month; for many pages write pages"
      ),
      (
        "page: {kind: year, months: 2020..2029}",
        "1:28: months: a poster has at most 48 months"
      ),
      (
        "pages: 2027-01..2027-12\npage: {kind: year}",
        "1:8: pages: a page of kind year is a year; write years such as 2020..2029"
      ),
      (
        "pages: 2020..2029\npage: {kind: year, months: 2027}",
        "2:28: months can't stand beside pages, which has the months of every page"
      ),
      ("pages: 0001..9999", "1:8: pages: these are more than 1200 pages; --limit pages=N allows more"),
      (
        "pages: []",
        """
        1:8: pages is an empty list; it takes months such as 2027-01..2027-12, years such as 2020..2029, or a list of \
        page maps
        """
      ),
      ("pages: [{kind: wall}, {size: A7}]", "1:30: unknown size \"A7\"; did you mean \"A0\", \"A1\" or \"A2\"?"),
    ])
  func pages(text: String, message: String) {
    #expect(ConfigReader.smallWorld.problems(text) == ["a.yml:" + message])
  }

  @Test(
    "outputs",
    arguments: [
      ("output: out/{year}-{mnth}.png", "1:9: output: unknown placeholder \"{mnth}\"; did you mean \"month\"?"),
      ("output: out/{year.png", "1:9: output: \"out/{year.png\" has a { that is never closed"),
      ("output: out/a.gif", "1:9: output ends in .png, .pdf or .svg, not as \"out/a.gif\" does"),
    ])
  func outputs(text: String, message: String) {
    #expect(ConfigReader.smallWorld.problems(text) == ["a.yml:" + message])
  }

  @Test("all mistakes of a file are told at once, in the order of their places")
  func everything() {
    let text = """
      locale: &x en
      tintColor: 'systemPurpel'
      firstWeekday: mondy
      decorations:
        - {on: 2027-02-30, size: huge}
      page: {size: A4
      """
    #expect(
      ConfigReader.smallWorld.problems(text) == [
        "a.yml:1:9: anchors such as \"&x\" are not part of YAML-lite; remove it",
        "a.yml:2:12: tintColor: unknown color \"systemPurpel\"; did you mean \"systemPurple\"?",
        "a.yml:3:15: unknown firstWeekday \"mondy\"; did you mean \"monday\"?",
        "a.yml:5:10: on: there is no 2027-02-30; 2027-02 has 28 days",
        "a.yml:5:28: unknown size \"huge\"; did you mean \"large\"?",
        "a.yml:6:7: page: the { that opens here is never closed",
      ])
  }
}
