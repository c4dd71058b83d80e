import Testing

@testable import CalendarConfig

@Suite("A config that asks for too much is refused by the limit's name")
struct ConfigLimitTests {
  private let reader = ConfigReader(
    surroundings: ConfigReader.smallWorld.surroundings,
    limits: ConfigLimits(problems: 3, pages: 3, elements: 2, characters: 4, pixels: 10_000))

  @Test(
    "its place, what was found and how more is allowed",
    arguments: [
      (
        "events: [{on: 2027-02-01, title: abcde}]",
        "a.yml:1:34: title has 5 characters; at most 4 are drawn; --limit characters=N allows more"
      ),
      (
        "decorations: [{on: 2027-02-01, text: e\u{301}\u{301}\u{301}\u{301}}]",
        "a.yml:1:38: text has 5 characters; at most 4 are drawn; --limit characters=N allows more"
      ),
      (
        "decorations:\n  - {on: 2027-02-01}\n  - {on: 2027-02-02}\n  - {on: 2027-02-03}",
        "a.yml:2:3: decorations has 3 elements; at most 2 are read; --limit elements=N allows more"
      ),
      (
        "decorations: [{on: [2027-02-01, 2027-02-02, 2027-02-03]}]",
        "a.yml:1:20: on has 3 elements; at most 2 are read; --limit elements=N allows more"
      ),
      (
        "selectionBehavior: {multiDate: [2027-02-01, 2027-02-02, 2027-02-03]}",
        "a.yml:1:32: multiDate has 3 elements; at most 2 are read; --limit elements=N allows more"
      ),
      (
        "locale: " + String(repeating: "a", count: 8193),
        "a.yml:1:9: a text of 8193 bytes; at most 8192 are read; --limit characters=N allows more"
      ),
      (
        "pages: [{}, {}, {}, {}]",
        "a.yml:1:8: pages: these are more than 3 pages; --limit pages=N allows more"
      ),
      (
        "page: {size: 101x100}",
        "a.yml:1:7: a page has 10100 pixels; at most 10000 are drawn; --limit pixels=N allows more"
      ),
      (
        "page: {size: A4, dpi: 100}",
        "a.yml:1:7: a page has 966763 pixels; at most 10000 are drawn; --limit pixels=N allows more"
      ),
    ])
  func limit(text: String, problem: String) {
    #expect(reader.problems(text) == [problem])
  }

  @Test("what just keeps within the limits is drawn")
  func within() throws {
    let document = try reader.document(
      "page: {size: 100x100}\nevents: [{on: [2027-02-01, 2027-02-02], title: abcd}]\npages: [{}, {}, {}]")
    #expect(document.pages.count == 3)
  }

  @Test("of many mistakes only the first are told, and that they are not all")
  func manyMistakes() {
    let text = (0..<50_000).map { "key\($0): 1" }.joined(separator: "\n")
    let problems = reader.problems(text)
    #expect(problems.count == 4)
    #expect(problems.last == "a.yml: after 3 mistakes the rest is not read; mend these first")
  }

  @Test("every limit can be set by its name", arguments: ConfigLimits.Name.allCases)
  func names(name: ConfigLimits.Name) {
    var limits = ConfigLimits()
    limits[name] = 7
    #expect(limits[name] == 7)
    #expect(ConfigLimits.Name.allCases.filter { limits[$0] == 7 } == [name])
  }

  @Test(
    "an output is one line that a file system can take",
    arguments: ["\"a\\nb.png\"", String(repeating: "x", count: 5000) + ".png"])
  func output(text: String) {
    let problems = ConfigReader.smallWorld.problems("output: \(text)")
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("a.yml:1:9: output takes one line of at most 4095 bytes, not \""))
  }
}
