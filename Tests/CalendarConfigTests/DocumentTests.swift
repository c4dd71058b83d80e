import CalendarConfig
import CalendarCore
import Foundation
import PageLayout
import Testing

@Suite("A config's document")
struct DocumentTests {
  private let reader = ConfigReader.smallWorld

  @Test("has the defaults of the interface where nothing is said")
  func defaults() throws {
    let document = try reader.document("theme: light")
    #expect(document.view.calendar == CalendarSystem(.gregorian))
    #expect(document.view.locale.identifier == "en_US")
    #expect(document.view.timeZone == .gmt)
    #expect(document.view.today == nil)
    #expect(document.view.weekNumbers == .none)
    #expect(document.pages.map(\.months) == [[Month(calendar: .gregorian, year: 2027, number: 2)]])
    #expect(document.pages[0].setup == PageSetup())
    #expect(document.output == nil)
    #expect(document.fonts == .system)
    #expect(document.compression == .balanced)
  }

  @Test("reads every key of a view")
  func view() throws {
    let view = try reader.document(
      """
      calendar: hebrew
      locale: pt-BR
      timeZone: Pacific/Kiritimati
      firstWeekday: saturday
      minimumDaysInFirstWeek: 4
      numerals: arab
      fontDesign: serif
      tintColor: '#102030'
      availableDateRange: 2027-01..2027-03
      wantsDateDecorations: false
      today: now
      weekNumbers: locale
      selectionBehavior: {multiDate: [2027-02-14, 2027-02-16]}
      secondaryCalendar: gregorian
      showsAdjacentDays: true
      """
    ).view
    #expect(view.calendar.identifier == .hebrew)
    #expect(view.locale.identifier == "pt_BR")
    #expect(view.firstWeekday == .saturday)
    #expect(view.minimumDaysInFirstWeek == 4)
    #expect(view.numerals == .named("arab"))
    #expect(view.fontDesign == .serif)
    #expect(view.tintColor == Color(RGBA(0x10, 0x20, 0x30)))
    #expect(view.availableDays == Day(year: 2027, month: 1, day: 1)!...Day(year: 2027, month: 3, day: 31)!)
    #expect(!view.wantsDateDecorations)
    // Noon of 3 February in UTC is 4 February in Kiritimati.
    #expect(view.today == Day(year: 2027, month: 2, day: 4))
    #expect(view.weekNumbers == .locale)
    #expect(view.selection == .multiDate([Day(year: 2027, month: 2, day: 14)!, Day(year: 2027, month: 2, day: 16)!]))
    #expect(view.secondaryCalendar?.identifier == .gregorian)
    #expect(view.showsAdjacentDays)
  }

  @Test(
    "shows the month that is named, in its calendar",
    arguments: [
      ("visibleDateComponents: 2027-05", "gregorian 2027 5"),
      ("visibleDateComponents: 2027-05-31", "gregorian 2027 5"),
      ("visibleDateComponents: 2027", "gregorian 2027 1"),
      ("visibleDateComponents: {year: 2027, month: 5}", "gregorian 2027 5"),
      ("visibleDateComponents: 2027-02\ncalendar: hebrew", "hebrew 5787 5"),
      ("visibleDateComponents: hebrew:5787-06\ncalendar: hebrew", "hebrew 5787 6"),
      ("visibleDateComponents: {year: 5787, month: 6}\ncalendar: hebrew", "hebrew 5787 6"),
      ("visibleDateComponents: hebrew:5787-07", "gregorian 2027 3"),
      ("visibleDateComponents: {year: 9, month: 5}\ncalendar: japanese", "japanese 2027 5"),
      ("visibleDateComponents: {year: 2570, month: 5}\ncalendar: buddhist", "buddhist 2027 5"),
    ])
  func months(text: String, month: String) throws {
    let shown = try reader.document(text).pages[0].months[0]
    #expect("\(shown.calendar.rawValue) \(shown.year) \(shown.number)" == month)
  }

  @Test(
    "has pages by months, by years or by list",
    arguments: [
      ("pages: 2026-11..2027-02", ["2026-11", "2026-12", "2027-01", "2027-02"]),
      ("pages: 2027-03", ["2027-03"]),
      ("pages: 2027\npage: {kind: wall}", (1...12).map { "2027-" + ($0 < 10 ? "0" : "") + "\($0)" }),
      ("pages: 2026..2027\npage: {kind: year}", ["2026-01..2026-12", "2027-01..2027-12"]),
      ("page: {kind: year, months: 2026-09..2027-08}", ["2026-09..2027-08"]),
      ("page: {kind: year}\nvisibleDateComponents: 2028-05", ["2028-01..2028-12"]),
      ("page: {kind: year}\ncalendar: hebrew\nvisibleDateComponents: hebrew:5787-07", ["5787-01..5787-13"]),
      ("pages: [{months: 2027-05}, {kind: year, months: 2026}]", ["2027-05", "2026-01..2026-12"]),
    ])
  func pages(text: String, pages: [String]) throws {
    let plans = try reader.document(text).pages
    let found = plans.map { plan in
      let names = plan.months.map { "\($0.year)-\($0.number < 10 ? "0" : "")\($0.number)" }
      return names.count == 1 ? names[0] : "\(names[0])..\(names[names.count - 1])"
    }
    #expect(found == pages)
  }

  @Test("a page of a list has what page says, and overrules it")
  func pagesOverPage() throws {
    let document = try reader.document(
      """
      page: {size: A3, dpi: 100, margin: 1cm}
      pages: [{dpi: 150}, {size: 800x600, orientation: landscape}]
      """)
    #expect(document.pages.map(\.setup.dpi) == [150, 100])
    #expect(document.pages.map(\.setup.size) == [.paper(named: "A3"), .pixels(width: 800, height: 600)])
    #expect(document.pages.map { ($0.setup.margin ?? 0).rounded() } == [28, 28])
    #expect(document.pages.map(\.setup.orientation) == [.portrait, .landscape])
  }

  @Test(
    "measures pages in any unit",
    arguments: [
      ("a4", PaperSize.named("A4", width: 210, height: 297)),
      ("Letter", PaperSize.named("Letter", width: 215.9, height: 279.4)),
      ("800x600", PaperSize.pixels(width: 800, height: 600)),
      ("800x600px", PaperSize.pixels(width: 800, height: 600)),
      ("8.5x11in", PaperSize.points(Size(width: 612, height: 792))),
      ("25.4x50.8mm", PaperSize.points(Size(width: 72, height: 144))),
      ("2.54x5.08cm", PaperSize.points(Size(width: 72, height: 144))),
      ("100x200pt", PaperSize.points(Size(width: 100, height: 200))),
    ])
  func sizes(text: String, size: PaperSize) throws {
    let found = try reader.document("page: {size: \(text)}").pages[0].setup.size
    guard case .points(let points)? = found, case .points(let wanted) = size else {
      #expect(found == size)
      return
    }
    #expect(abs(points.width - wanted.width) < 1e-9 && abs(points.height - wanted.height) < 1e-9)
  }

  @Test("changes a theme by its keys; a theme's own font and tint hold where the config names none")
  func themes() throws {
    let document = try reader.document("theme: {base: almanac, background: '#101418', titleWeight: bold, ruleWidth: 1}")
    #expect(document.theme.background == RGBA(0x10, 0x14, 0x18))
    #expect(document.theme.titleWeight == .bold)
    #expect(document.theme.ruleWidth == 1)
    #expect(document.theme.label == Theme.named.first { $0.name == "almanac" }?.label)
    #expect(document.view.fontDesign == .serif)
    #expect(try reader.document("theme: almanac\nfontDesign: rounded").view.fontDesign == .rounded)
  }

  @Test("reads decorations: a circle, a symbol, a file beside the config, a text, the number itself")
  func decorations() throws {
    let rules = try reader.document(
      """
      decorations:
        - {on: 2027-02-14}
        - {on: 2027-02-14, image: heart.fill, color: systemRed, size: large}
        - {on: 2027-02-14, image: photo.png}
        - {on: 2027-02-14, text: "🎉", size: small}
        - {on: 2027-02-14, textColor: red, backgroundColor: '#fff'}
        - {on: 2027-02-14, textColor: red, color: blue}
      """
    ).view.decorations
    #expect(
      rules.map(\.mark) == [
        .circle, .image(.symbol("heart.fill")), .image(.file("configs/photo.png")), .text("🎉"), nil, .circle,
      ])
    #expect(rules.map(\.size) == [.medium, .large, .medium, .small, .medium, .medium])
    #expect(rules[1].color == .systemRed)
    #expect(rules[4].appearance == DayAppearance(textColor: Color(RGBA(255, 0, 0)), backgroundColor: Color(.white)))
  }
}
