import Foundation
import Testing
import ToolRunning

@Suite("Drawing from the command line")
struct DrawingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("month writes the file and prints its path")
  func month() throws {
    let outcome = try folder.tool.run([
      "month", "2027-02", "--select", "2027-02-14", "--decorate", "2027-02-14=heart.fill,systemRed,large",
      "--font-design", "rounded", "-o", "feb.png",
    ])
    #expect(outcome.errors == "")
    #expect(outcome.output == "feb.png\n")
    #expect(outcome.status == 0)
    #expect(folder.files == ["feb.png"])
    #expect(try Data(contentsOf: folder.file("feb.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("a PDF of several pages is called after the first and the last of them")
  func titleOfPDF() throws {
    let outcome = try folder.tool.run(["year", "2020..2029", "--size", "400x600", "-o", "decade.pdf"])
    #expect(outcome.output == "decade.pdf\n")
    let facts = try folder.tool.shell("pdfinfo decade.pdf").output
    #expect(facts.contains("Title:           2020 – 2029\n"))
    #expect(facts.contains("Pages:           10\n"))
  }

  @Test(
    "names the file after the month where none is named",
    arguments: [
      (["month", "2027-02"], "2027-02.png"),
      (["month", "hebrew:5787-07", "--calendar", "hebrew"], "5787-07.png"),
      (["month", "2027-01..2027-02"], "2027-01.png\n2027-02.png"),
      (["year", "2027", "--size", "400x600"], "2027.png"),
      (["month", "2027-02", "-o", "a/b/{year}/{month}.png"], "a/b/2027/02.png"),
      (["month", "2027-02", "--output-dir", "out"], "out/2027-02.png"),
    ])
  func usualNames(arguments: [String], paths: String) throws {
    let outcome = try folder.tool.run(arguments + ["--fonts", "shipped"])
    #expect(outcome.output == paths + "\n")
    #expect(outcome.status == 0)
    #expect(folder.files.joined(separator: "\n") == paths)
  }

  @Test("a size in pixels is the picture's size")
  func size() throws {
    let outcome = try folder.tool.run(["month", "2027-02", "--size", "300x200", "-o", "-"])
    // A PNG's width and height stand at bytes 16 and 20, the most significant first.
    #expect(Array(outcome.bytes[16..<24]) == [0, 0, 1, 44, 0, 0, 0, 200])
  }

  @Test("render draws what a config describes, beside which its pictures lie")
  func render() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>", to: "configs/dot.svg")
    try folder.write(
      "visibleDateComponents: 2027-02\ndecorations: [{on: 2027-02-14, image: dot.svg}]\noutput: '{year}.png'",
      to: "configs/a.yml")
    try folder.write("visibleDateComponents: 2027-03", to: "configs/b.yml")
    let outcome = try folder.tool.run(["render", "configs/a.yml", "configs/b.yml"])
    #expect(outcome.errors == "")
    #expect(outcome.output == "2027.png\nb.png\n")
  }

  @Test("render reads stdin, and options overrule it")
  func stdin() throws {
    let outcome = try folder.tool.run(
      ["render", "-", "-o", "{locale}-{month}.png", "--locale", "ru_RU"],
      input: "visibleDateComponents: 2027-02\nlocale: en_US\n")
    #expect(outcome.output == "ru_RU-02.png\n")
  }

  @Test("the same input gives the same bytes")
  func determinism() throws {
    let pictures = try (0..<2).map { _ in try folder.tool.run(["month", "2027-02", "-o", "-"]).bytes }
    #expect(pictures[0] == pictures[1])
  }

  @Test("a character that no font has is a warning with its place and what would help")
  func missingCharacter() throws {
    try folder.write(
      "visibleDateComponents: 2027-02\nfonts: shipped\ndecorations:\n  - {on: 2027-02-14, text: \"漢\"}\n", to: "a.yml")
    let outcome = try folder.tool.run(["render", "a.yml"])
    #expect(
      outcome.errors
        == "a.yml:4:28: warning: no font can draw \"漢\" (U+6F22) in \"漢\"; the shipped fonts lack it; fonts: system lets others in\n"
    )
    #expect(outcome.status == 0)
  }
}
