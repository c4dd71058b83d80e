import Testing
import ToolRunning

@Suite("A calendar file that asks for too much")
struct HostileCalendarFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "visibleDateComponents: 2027-02\ncalendars: [{file: a.ics}]\npage: {kind: wall, size: 400x400}", to: "a.yml")
  }

  private func render(_ lines: [String]) throws -> BuiltTool.Outcome {
    try folder.write((["BEGIN:VCALENDAR"] + lines).joined(separator: "\r\n") + "\r\n", to: "a.ics")
    return try folder.tool.run(["render", "a.yml", "-o", "a.png"])
  }

  @Test(
    "loses what is too much, and says so",
    arguments: [
      (
        ["BEGIN:VEVENT", "DTSTART:20270201T090000", "RRULE:FREQ=SECONDLY", "END:VEVENT"],
        "a.ics:2: an event comes too often to be drawn (limit occurrencesOfAnEvent: 10000)\n"
      ),
      (
        ["BEGIN:VEVENT", "DTSTART;TZID=Mars/Phobos:20270201T090000", "END:VEVENT"],
        "a.ics:3: unknown time zone \"Mars/Phobos\", which the file does not describe; its times are read as GMT's\n"
      ),
      (
        [
          "BEGIN:VTIMEZONE", "TZID:X", "BEGIN:STANDARD", "DTSTART:19700101T000000", "RRULE:FREQ=SECONDLY",
          "TZOFFSETFROM:+9900", "TZOFFSETTO:-9900", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
          "DTSTART;TZID=X:20270201T090000", "SUMMARY:a", "END:VEVENT",
        ],
        "a.ics:4: the time zone \"X\" is set too often to be read (limit occurrencesOfAnEvent: 10000); "
          + "its times are read as GMT's\n"
      ),
      (
        ["BEGIN:VTIMEZONE", "TZID:X", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:+0100"]
          + [String](repeating: "RDATE:20270201T090000", count: 3200)
          + ["END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "DTSTART;TZID=X:20270201T090000", "END:VEVENT"],
        "a.ics:4: the time zone \"X\" is set too often to be read (limit eventBytes: 65536); "
          + "its times are read as GMT's\n"
      ),
      (
        ["BEGIN:VEVENT", "DTSTART:20270201T090000"]
          + [String](repeating: "EXDATE:20270301T090000", count: 3200) + ["END:VEVENT"],
        "a.ics:2: an event of 70423 bytes is not drawn (limit eventBytes: 65536)\n"
      ),
      (
        [
          "BEGIN:VEVENT", "DTSTART:20270201T090000", "SUMMARY:" + String(repeating: "x", count: 10_000_000),
          "END:VEVENT",
        ],
        "a.ics:2: a title of more than 500 characters is cut off (limit titleCharacters: 500)\n"
      ),
    ])
  func excess(lines: [String], errors: String) throws {
    let outcome = try render(lines + ["END:VCALENDAR"])
    #expect(outcome.errors == errors)
    #expect(outcome.status == 0)
  }

  @Test(
    "or is broken is refused",
    arguments: [
      (
        [String](repeating: "BEGIN:VEVENT", count: 10),
        "a.yml:2:20: file: a.ics:9: VEVENT lies too deep (limit nesting: 8)\n"
      ),
      (
        [String](repeating: "A", count: 1_200_001),
        "a.yml:2:20: file: a.ics:1200001: too many lines (limit lines: 1200000)\n"
      ),
    ])
  func refused(lines: [String], errors: String) throws {
    let outcome = try render(lines)
    #expect(outcome.errors == errors)
    #expect(outcome.status == 2)
    #expect(folder.files == ["a.ics", "a.yml"])
  }

  @Test("shares its limits with the config's other ones, also when it is there twice")
  func together() throws {
    let file = "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VEVENT\nEND:VEVENT\n", count: 50_001) + "END:VCALENDAR\n"
    try folder.write(file, to: "a.ics")
    try folder.write("calendars:\n  - {file: a.ics}\n  - {file: a.ics}", to: "a.yml")
    let outcome = try folder.tool.run(["check", "a.yml"])
    #expect(
      outcome.errors == """
        a.yml:3:12: file: a.ics:100000: too many events (limit events: 100000); the calendar files before it count, too

        """)
    #expect(outcome.status == 2)
  }

  @Test(
    "titles of marks, of turned direction and of endless length are drawn on their lines",
    arguments: [
      "a" + String(repeating: "\u{301}", count: 5000), String(repeating: "\u{202E}", count: 400) + "abc",
      "\u{2066}\u{2067}\u{202B}abc", String(repeating: "x", count: 1_000_000), "a\u{7}b\u{1B}[31m", "\u{FFFE}\u{200B}",
    ])
  func titles(title: String) throws {
    let outcome = try render([
      "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20270201", "SUMMARY:\(title)", "END:VEVENT", "END:VCALENDAR",
    ])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
    #expect(folder.files == ["a.ics", "a.png", "a.yml"])
  }
}
