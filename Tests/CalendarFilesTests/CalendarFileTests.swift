import CalendarConfig
import CalendarCore
import Foundation
import Testing

@Suite("Calendar files")
struct CalendarFileTests {
  @Test("fault 8: an all-day end is exclusive")
  func allDayEndIsExclusive() throws {
    #expect(
      try CalendarText(event: "DTSTART;VALUE=DATE:20270705\nDTEND;VALUE=DATE:20270717\nSUMMARY:Holiday").events()
        == ["2027-07-05..2027-07-16 Holiday"])
  }

  @Test(
    "an end that is missing, the start itself or before it is one day",
    arguments: ["", "DTEND;VALUE=DATE:20270705\n", "DURATION:P1D\n", "DTEND;VALUE=DATE:20270701\n"])
  func oneDay(end: String) throws {
    #expect(try CalendarText(event: "DTSTART;VALUE=DATE:20270705\n\(end)SUMMARY:x").events() == ["2027-07-05 x"])
  }

  @Test("what ends at midnight does not touch the next day")
  func endsAtMidnight() throws {
    #expect(
      try CalendarText(event: "DTSTART:20270705T200000\nDTEND:20270706T000000\nSUMMARY:x").events()
        == ["2027-07-05 20:00 x"])
  }

  @Test(
    "times are told in the page's zone",
    arguments: [
      ("DTSTART:20270705T220000Z", "2027-07-06 00:00 x"),
      ("DTSTART;TZID=America/New_York:20270705T180000", "2027-07-06 00:00 x"),
      ("DTSTART;TZID=W. Europe Standard Time:20270705T180000", "2027-07-05 18:00 x"),
      ("DTSTART;TZID=/mozilla.org/20050126_1/Asia/Tokyo:20270705T180000", "2027-07-05 11:00 x"),
      ("DTSTART;TZID=\"tzone://Microsoft/Utc\":20270705T180000", "2027-07-05 20:00 x"),
      ("DTSTART:20270705T180000", "2027-07-05 18:00 x"),
    ])
  func zones(start: String, expected: String) throws {
    #expect(try CalendarText(event: "\(start)\nSUMMARY:x").events() == [expected])
  }

  @Test("a zone the machine does not know is read from its VTIMEZONE")
  func describedZone() throws {
    let text = CalendarText(
      components: """
        BEGIN:VTIMEZONE
        TZID:Office
        BEGIN:STANDARD
        DTSTART:19700101T000000
        TZOFFSETFROM:-0500
        TZOFFSETTO:-0500
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VEVENT
        DTSTART;TZID=Office:20270705T100000
        SUMMARY:x
        END:VEVENT
        """)
    #expect(try text.events() == ["2027-07-05 17:00 x"])
  }

  @Test("dates are left out, added and moved")
  func changes() throws {
    let text = CalendarText(
      components: """
        BEGIN:VEVENT
        UID:a
        DTSTART;VALUE=DATE:20270104
        RRULE:FREQ=WEEKLY;COUNT=4
        EXDATE;VALUE=DATE:20270111
        RDATE;VALUE=DATE:20270301
        SUMMARY:x
        END:VEVENT
        BEGIN:VEVENT
        UID:a
        RECURRENCE-ID;VALUE=DATE:20270118
        DTSTART;VALUE=DATE:20270119
        SUMMARY:moved
        END:VEVENT
        BEGIN:VEVENT
        UID:a
        RECURRENCE-ID;VALUE=DATE:20270125
        DTSTART;VALUE=DATE:20270125
        STATUS:CANCELLED
        SUMMARY:x
        END:VEVENT
        """)
    #expect(try text.events() == ["2027-01-04 x", "2027-01-19 moved", "2027-03-01 x"])
  }

  @Test("daylight saving does not move a recurring hour")
  func daylightSaving() throws {
    let events = try CalendarText(
      event: "DTSTART;TZID=Europe/Berlin:20270327T093000\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:x"
    ).events()
    #expect(events == ["2027-03-27 09:30 x", "2027-03-28 09:30 x", "2027-03-29 09:30 x"])
  }

  @Test(
    "files of every making are read",
    arguments: [
      "\u{FEFF}BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Ä\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270705\r\nSUMM\r\n ARY:Gr\r\n\tün\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
      "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VJOURNAL\nSUMMARY:no\nEND:VJOURNAL\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270705\nSUMMARY:Grün\nEND:VEVENT\nEND:VCALENDAR",
      "BEGIN:VCALENDAR\rVERSION:2.0\rBEGIN:VEVENT\rDTSTART;VALUE=DATE:20270705\rSUMMARY:Grün\rEND:VEVENT\rEND:VCALENDAR\r",
      "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART:20270705T000000\nDTEND:20270706T000000\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\nSUMMARY:Grün\nEND:VEVENT\nEND:VCALENDAR\n",
    ])
  func makings(text: String) throws {
    #expect(try CalendarText(text).reading().events == ["2027-07-05 Grün"])
  }

  @Test(
    "a broken file is told by its line",
    arguments: [
      ("hello\n", "a.ics:1: "), ("", "a.ics"),
      ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270705T100000\nEND:VCALENDAR\n", "a.ics:"),
      ("BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\n", "a.ics:"),
      ("BEGIN:VCALENDAR\nVERSION:1.0\nEND:VCALENDAR\n", "a.ics:2: this is vCalendar 1.0"),
    ])
  func broken(text: String, message: String) {
    #expect {
      _ = try CalendarText(text).reading()
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test("a broken event is a warning with its line, and the others are drawn")
  func brokenEvent() throws {
    let reading = try CalendarText(
      components: """
        BEGIN:VEVENT
        DTSTART:yesterday
        SUMMARY:broken
        END:VEVENT
        BEGIN:VEVENT
        DTSTART;VALUE=DATE:20270705
        SUMMARY:whole
        END:VEVENT
        """
    ).reading()
    #expect(reading.events == ["2027-07-05 whole"])
    #expect(reading.warnings == ["a.ics:4: DTSTART \"yesterday\" can't be read; the event is not drawn"])
  }

  @Test(
    "recurrences without end, and absurd ones, end",
    arguments: [
      "FREQ=SECONDLY", "FREQ=DAILY;INTERVAL=1", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYSETPOS=-1",
      "FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1",
    ])
  func endless(rule: String) throws {
    let reading = try CalendarText(event: "DTSTART:00010101T000000\nSUMMARY:x\nRRULE:\(rule)").reading()
    #expect(reading.events.count <= 10_000)
  }
}
