import CalendarConfig
import CalendarCore
import Foundation
import PageLayout
import Testing

@Suite("An option of the command line")
struct OptionTests {
  private let reader = ConfigReader.smallWorld

  @Test("overrules the config's key")
  func overrules() throws {
    let document = try reader.document(
      "locale: de_DE\npage: {size: A4, dpi: 100}\npages: [{dpi: 50}, {kind: wall}]",
      [.option("--locale", "ru_RU"), .option("--dpi", "300"), .option("--size", "A5"), .option("--theme", "dark")])
    #expect(document.view.locale.identifier == "ru_RU")
    #expect(document.pages.map(\.setup.dpi) == [300, 300])
    #expect(document.pages.map(\.setup.size) == [.paper(named: "A5"), .paper(named: "A5")])
    #expect(document.theme.name == "dark")
  }

  @Test("spares the config a mistake that it overrules")
  func overrulesMistake() {
    #expect(reader.problems("tintColor: systemPurpel", [.option("--tint-color", "red")]).isEmpty)
  }

  @Test(
    "selects",
    arguments: [
      ("2027-02-14", SelectedDates.singleDate(Day(year: 2027, month: 2, day: 14)!)),
      (
        "2027-02-14,2027-02-16", .multiDate([Day(year: 2027, month: 2, day: 14)!, Day(year: 2027, month: 2, day: 16)!])
      ),
      ("2027-W07", .weekOfYear(WeekOfYear(yearForWeekOfYear: 2027, weekOfYear: 7))),
      ("2027-02-10..2027-02-16", .dateRange(Day(year: 2027, month: 2, day: 10)!...Day(year: 2027, month: 2, day: 16)!)),
    ])
  func selects(text: String, selection: SelectedDates) throws {
    let document = try reader.document("selectionBehavior: {singleDate: 2027-01-01}", [.option("--select", text)])
    #expect(document.view.selection == selection)
  }

  @Test(
    "decorates, whatever of the description is left out",
    arguments: [
      ("2027-02-14=heart.fill,systemRed,large", DecorationRule.Mark.image(.symbol("heart.fill")), DecorationSize.large),
      ("2027-02-14=systemRed,large", .circle, .large),
      ("2027-02-14=heart.fill,systemRed", .image(.symbol("heart.fill")), .medium),
      ("2027-02-14=large,systemRed,heart.fill", .image(.symbol("heart.fill")), .large),
      ("2027-02-14=color=systemRed,text=🎉", .text("🎉"), .medium),
      ("{month: 2, day: 14}=#ff3b30", .circle, .medium),
    ])
  func decorates(text: String, mark: DecorationRule.Mark, size: DecorationSize) throws {
    let document = try reader.document("decorations: [{on: 2027-02-01}]", [.option("--decorate", text)])
    let rule = try #require(document.view.decorations.last)
    #expect(document.view.decorations.count == 2)
    #expect(rule.days.matches(Day(year: 2027, month: 2, day: 14)!))
    #expect(rule.mark == mark)
    #expect(rule.color?.light == Color.systemRed.light)
    #expect(rule.size == size)
  }

  @Test(
    "adds an event, with commas in its title if need be",
    arguments: [
      ("2027-03-08=Spring party,systemPink", "Spring party", Color.systemPink),
      ("2027-03-08=Bread, cheese", "Bread, cheese", nil),
      ("2027-03-08=Bread, cheese,systemPink", "Bread, cheese", .systemPink),
    ])
  func event(text: String, title: String, color: Color?) throws {
    let document = try reader.document("locale: en", [.option("--event", text)])
    #expect(document.view.events.map(\.title) == [title])
    #expect(document.view.events.map(\.color) == [color])
  }

  @Test(
    "is told by its name when it is wrong",
    arguments: [
      (
        "--size", "hue",
        "--size: unknown size \"hue\"; it takes A0 to A6, B0 to B6, Letter, Legal, Tabloid, or a size such as 800x800, 210x297mm or 8.5x11in"
      ),
      ("--tint-color", "rad", "--tint-color: unknown color \"rad\"; did you mean \"red\"?"),
      ("--select", "2027-02-30", "--select: there is no 2027-02-30; 2027-02 has 28 days"),
      ("--dpi", "lots", "--dpi: dpi takes a number from 10 to 2400, not \"lots\""),
      ("--locale", "", "--locale: locale has no value; it takes a locale such as en_US"),
      (
        "--decorate", "heart",
        "--decorate: takes days and a description such as '2027-02-14=heart.fill,systemRed,large', not \"heart\""
      ),
      ("--decorate", "2027-02-14=hart.fill", "--decorate: unknown symbol \"hart.fill\"; did you mean \"heart.fill\"?"),
      (
        "--decorate", "2027-02-14=heart.fill,red,hue",
        "--decorate: unknown size \"hue\"; it takes small, medium or large"
      ),
      ("--decorate", "{month: 2=star.fill", "--decorate: the { that opens here is never closed"),
      ("--theme", "{base: drak}", "--theme: unknown base \"drak\"; did you mean \"dark\"?"),
    ])
  func mistakes(name: String, text: String, message: String) {
    #expect(reader.problems("locale: en", [.option(name, text)]) == [message])
  }
}
