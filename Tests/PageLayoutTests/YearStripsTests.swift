import CalendarCore
import PageLayout
import Testing

@Suite("Posters with a row a month")
struct YearStripsTests {
  @Test("aligned: a weekday has the same columns in every month, 37 of them at most", arguments: Weekday.allCases)
  func aligned(firstWeekday: Weekday) throws {
    let scene = try Poster(form: .aligned, count: 24, firstWeekday: firstWeekday).scene()
    let days = scene.months.flatMap(\.days)
    for day in days { #expect(day.day.weekday.distance(from: firstWeekday) == day.column % 7) }
    #expect(days.allSatisfy { $0.row == 0 && $0.column < 37 })
    for group in Dictionary(grouping: days, by: \.column).values {
      #expect(group.allSatisfy { abs($0.frame.x - group[0].frame.x) < 0.01 })
    }
    #expect(scene.months.allSatisfy { $0.columns.count == scene.months[0].columns.count })
  }

  @Test("linear: a day of the month has the same place in every month, its weekday over it")
  func linear() throws {
    let scene = try Poster(form: .linear, orientation: .landscape).scene()
    for group in Dictionary(grouping: scene.months.flatMap(\.days), by: \.fields.day).values {
      #expect(group.allSatisfy { abs($0.frame.x - group[0].frame.x) < 0.01 })
    }
    let first = scene.months[1].days[0]
    let inCell = scene.texts.filter { first.frame.contains($0.box.center) }.sorted { $0.box.y < $1.box.y }
    #expect(inCell.map(\.item.text) == ["M", "1"])
  }

  @Test("linear rows too low for initials leave them out; the numbers stay large enough to read")
  func lowRows() throws {
    let scene = try Poster(form: .linear, orientation: .landscape, count: 24, events: YearPageTests.events).scene()
    let texts = scene.texts.map(\.item)
    #expect(!texts.contains { $0.text == "M" })
    #expect(texts.map(\.style.size).min()! >= 6.499 * 0.8)
  }

  @Test("week numbers stand at the foot of each week's first day, where rows are high enough")
  func weekNumbers() throws {
    for form in [YearForm.aligned, .linear] {
      let scene = try Poster(form: form, hasWeekNumbers: true).scene()
      #expect(scene.months[1].weeks == [1, 2, 3, 4])
      let monday = scene.months[1].days[7]
      let lowest = scene.texts.filter { monday.frame.contains($0.box.center) }.max { $0.box.y < $1.box.y }
      #expect(lowest?.item.text == "2")
      #expect(
        try Poster(form: form, orientation: .landscape, count: 24, hasWeekNumbers: true).scene().months[1].weeks == nil)
    }
  }

  @Test func weekendsAreTinted() throws {
    for form in [YearForm.aligned, .linear] {
      let scene = try Poster(form: form).scene()
      let tints = scene.fills.filter { $0.color == Theme.light.weekendFill }
      #expect(tints.count == 12)
    }
  }

  @Test("the year stands with the first month of each")
  func years() throws {
    let texts = try Poster(form: .linear, first: (2026, 9), title: "School").scene().texts.map(\.item.text)
    #expect(texts.filter { ["2026", "2027"].contains($0) } == ["2026", "2027"])
  }
}
