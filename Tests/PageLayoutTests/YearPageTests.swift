import CalendarCore
import PageLayout
import Testing

@Suite("Posters of every form")
struct YearPageTests {
  /// Pages that differ in shape; the A papers only differ in size, and pixels are not turned.
  static let pages: [(size: PaperSize, orientation: Orientation)] =
    ["A4", "Letter"].flatMap { name in Orientation.allCases.map { (PaperSize.paper(named: name)!, $0) } }
    + [(.pixels(width: 1600, height: 1200), .portrait), (.pixels(width: 800, height: 480), .portrait)]

  /// A run of days over two months, days with one and with many events, bars that overlap, a title too long for its place.
  static let events: [CalendarEvent] =
    [
      CalendarEvent(title: "Holiday", days: day("2027-01-25")...day("2027-02-19")),
      CalendarEvent(title: "Trip", days: day("2027-02-10")...day("2027-02-12")),
      CalendarEvent(title: "Visit", days: day("2027-02-11")...day("2027-02-13")),
      CalendarEvent(title: String(repeating: "w", count: 200), days: day("2027-02-14")...day("2027-02-14")),
    ]
    + (1...7).map { CalendarEvent(title: "Event \($0)", days: day("2027-02-24")...day("2027-02-24")) }

  static let posters: [Poster] = YearForm.allCases.flatMap { form in
    pages.flatMap { page in
      [1, 4, 12, 13, 24].flatMap { count in
        [false, true].map { isFull in
          Poster(
            form: form, size: page.size, orientation: page.orientation, count: count,
            firstWeekday: isFull ? .sunday : .monday, isRightToLeft: isFull, hasWeekNumbers: isFull,
            events: isFull ? events : [])
        }
      }
    }
  }

  @Test(arguments: posters)
  func nothingOverlapsAndNothingLeavesThePage(poster: Poster) throws {
    try expectOrder(of: poster)
  }

  @Test(arguments: Theme.named, YearForm.allCases)
  func themesKeepOrder(theme: Theme, form: YearForm) throws {
    for orientation in Orientation.allCases {
      try expectOrder(of: Poster(form: form, orientation: orientation, events: Self.events, theme: theme))
      try expectOrder(of: Poster(form: form, orientation: orientation, count: 13, hasWeekNumbers: true, theme: theme))
    }
  }

  @Test(arguments: PaperSize.papers)
  func papersKeepOrder(size: PaperSize) throws {
    try expectOrder(of: Poster(size: size, events: Self.events))
  }

  @Test("months of four, five and six rows alone", arguments: [(2027, 2, 4), (2026, 6, 5), (2026, 8, 6)])
  func rowCounts(year: Int, number: Int, rows: Int) throws {
    let poster = Poster(first: (year, number), count: 1)
    #expect(poster.months[0].rowCount == rows)
    try expectOrder(of: poster)
  }

  private func expectOrder(of poster: Poster) throws {
    let scene = try poster.scene()
    let texts = scene.texts.map(\.box)
    #expect(texts.allSatisfy(scene.page.holds))
    #expect(Rect.overlaps(texts).isEmpty)
    let days = scene.months.flatMap(\.days)
    #expect(scene.months.count == poster.count)
    #expect(days.count == poster.months.reduce(0) { $0 + $1.days.count })
    #expect(days.map(\.frame).allSatisfy(scene.page.holds))
    #expect(Rect.overlaps(days.map(\.frame)).isEmpty)
    #expect(scene.fills.map(\.shape.bounds).allSatisfy(scene.page.holds))
    let months = scene.months.map(\.frame)
    #expect(months.allSatisfy(scene.page.holds))
    // As nothing overlaps, a number in every cell means that each has its own.
    let sorted = texts.sorted { $0.midY < $1.midY }
    let empty = days.map(\.frame).filter { frame in
      let first = sorted.partitionIndex { $0.midY >= frame.y }
      return !sorted[first...].prefix { $0.midY < frame.maxY }.contains(where: frame.holds)
    }
    #expect(empty.isEmpty)
  }

  @Test(arguments: posters.filter { $0.form != .grid })
  func rowsAreEven(poster: Poster) throws {
    let frames = try poster.scene().months.map(\.frame)
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(abs(lower.y - upper.maxY) < 0.01)
      #expect(abs(lower.height - upper.height) < 0.01)
    }
  }

  @Test(arguments: Theme.named, YearForm.allCases)
  func nothingIsSmallerThanSixAndAHalfPointsOnA4(theme: Theme, form: YearForm) throws {
    for orientation in Orientation.allCases {
      let poster = Poster(
        form: form, orientation: orientation, hasWeekNumbers: true, events: Self.events, theme: theme)
      #expect(try poster.scene().texts.map(\.item.style.size).min()! >= 6.499)
    }
  }

  @Test func adjacentDaysHaveAPlaceOfTheirOwn() throws {
    let view = view(2027, 2)
    view.showsAdjacentDays = true
    view.firstWeekday = .sunday
    let contents = [view.content()]
    let scene = try PageComposer(text: FixedMeasuring(), pictures: FixedMeasuring()).scene(
      of: PageContent(title: "2027", months: contents, setup: PageSetup(kind: .year)))
    #expect(contents[0].days.count == 35)
    #expect(scene.months[0].days.count == 28)
  }

  @Test func thePageIsDescribedByItsTitleAndItsNotableMonths() throws {
    let scene = try Poster(events: Self.events).scene()
    #expect(scene.title == "2027")
    #expect(scene.altText.hasPrefix("2027\nJanuary 2027\n"))
    #expect(scene.altText.contains("February 2027"))
    #expect(!scene.altText.contains("March 2027"))
  }
}
