import CalendarConfig
import Foundation
import PageLayout
import Testing

@Suite("A matrix")
struct MatrixTests {
  @Test(
    "makes a config of each combination",
    arguments: [
      (
        "matrix: {locale: [en_US, ru_RU], fontDesign: [default, serif]}\noutput: '{locale}-{fontDesign}.png'",
        ["en_US-default.png", "en_US-serif.png", "ru_RU-default.png", "ru_RU-serif.png"]
      ),
      (
        "matrix:\n  theme: [light, dark]\n  pages: 2027-01..2027-02\noutput: '{theme}/{month}.svg'",
        ["light/01.svg", "light/02.svg", "dark/01.svg", "dark/02.svg"]
      ),
      (
        "matrix: {pages: [2027-01, 2027-03..2027-04]}\noutput: '{month}.png'", ["01.png", "03.png", "04.png"]
      ),
      (
        "matrix: {size: [A4, 800x800]}\npage: {kind: wall, dpi: 50}\npages: 2027-02\noutput: '{size}.png'",
        ["A4.png", "800x800.png"]
      ),
      ("matrix: {timeZone: [Europe/Berlin, UTC]}\noutput: '{timeZone}.png'", ["Europe-Berlin.png", "UTC.png"]),
      ("matrix: {numerals: latn}\noutput: '{numerals}.png'", ["latn.png"]),
      ("matrix: {locale: [en_US, ru_RU]}\npages: 2027-02", ["a-en_US.png", "a-ru_RU.png"]),
      (
        "matrix: {locale: [en_US, ru_RU], pages: 2027-02..2027-03}",
        ["a-en_US-2027-02.png", "a-en_US-2027-03.png", "a-ru_RU-2027-02.png", "a-ru_RU-2027-03.png"]
      ),
      ("matrix: {pages: [2027-01, 2027-03]}", ["a-2027-01.png", "a-2027-03.png"]),
      ("locale: en_US\noutput: a.png", ["a.png"]),
    ])
  func combinations(text: String, paths: [String]) throws {
    #expect(try ConfigReader.plain.paths(text) == paths)
  }

  @Test("puts its values where the config has others")
  func overruling() throws {
    let configs = try ConfigReader.plain.configs(
      "locale: de_DE\npage: {kind: wall, size: A5}\nmatrix: {locale: [ru_RU], size: [A3], columns: [2]}")
    let document = try ConfigReader.plain.document(configs[0])
    #expect(document.view.locale.identifier == "ru_RU")
    #expect(document.pages[0].setup.size == .named("A3", width: 297, height: 420))
    #expect(document.pages[0].setup.columns == 2)
    #expect(document.pages[0].setup.kind == .wall)
  }

  @Test("has nothing to vary where an option decides")
  func options() throws {
    let text = "matrix: {locale: [en_US, ru_RU], size: [A4, A5], pages: 2027-01..2027-12}\noutput: '{locale}.png'"
    let paths = try ConfigReader.plain.paths(
      text, [.option("--locale", "fr_FR"), .option("--size", "A6"), .option("--pages", "2027-03")])
    #expect(paths == ["fr_FR.png"])
  }

  @Test("numbers its combinations, the last key changing fastest")
  func numbering() throws {
    let values = (1...40).map(String.init).joined(separator: ", ")
    let configs = try ConfigReader.plain.configs("matrix: {columns: [\(values)], noteLines: [\(values)]}")
    #expect(configs.count == 1600)
    #expect(configs[1599].choices.map(\.text) == ["40", "40"])
    #expect(configs[41].choices.map(\.text) == ["2", "2"])
  }

  @Test(
    "is refused where it is wrong",
    arguments: [
      (
        "matrix: [a]", ["a.yml:1:9: matrix takes a map such as {locale: [en_US, ru_RU], pages: 2020..2029}, not a list"]
      ),
      ("matrix: {local: [a]}", ["a.yml:1:10: unknown key \"local\" in matrix; did you mean \"locale\"?"]),
      (
        "matrix: {zzz: [a]}",
        [
          "a.yml:1:10: unknown key \"zzz\" in matrix; it has keys of the config and of page, such as locale and size"
        ]
      ),
      ("matrix: {events: [a]}", ["a.yml:1:10: events can't vary in a matrix; write a config for each"]),
      ("matrix: {locale: []}", ["a.yml:1:18: locale is an empty list; it takes a list of values"]),
      ("matrix: {locale: {a: b}}", ["a.yml:1:18: locale takes a list of values, not a map"]),
      (
        "matrix: {pages: {a: b}}",
        ["a.yml:1:17: pages takes months or years such as 2020..2029, or a list of those, not a map"]
      ),
      ("matrix: {theme: [light, {base: dark}]}", ["a.yml:1:25: theme takes scalars in a matrix, not a map"]),
      ("matrix: {locale: [en_US, ru_RU, en_US]}", ["a.yml:1:33: \"en_US\" stands twice in locale"]),
      (
        "matrix: {locale: [en_US, xx_QQ], theme: [light, drak]}",
        [
          "a.yml:1:26: unknown locale \"xx_QQ\"; write one such as en_US, pt-BR or zh_TW",
          "a.yml:1:49: unknown theme \"drak\"; did you mean \"dark\"?",
        ]
      ),
      (
        "matrix: {locale: [en_US]}\noutput: '{size}.png'",
        [
          "a.yml:2:9: output: unknown placeholder \"{size}\"; it takes {year}, {month}, {era}, {date}, {locale}, "
            + "{calendar}, {fontDesign}, {theme} or {page}"
        ]
      ),
      (
        "matrix: {columns: [\((1...60).map(String.init).joined(separator: ","))], "
          + "noteLines: [\((0...40).map(String.init).joined(separator: ","))], dpi: [72, 96, 100, 150, 300]}",
        ["a.yml:1:9: matrix: these are more than 10000 combinations; --limit combinations=N allows more"]
      ),
    ])
  func mistakes(text: String, problems: [String]) {
    #expect(ConfigReader.plain.problems(text) == problems)
  }
}
