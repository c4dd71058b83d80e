import CalendarConfig
import Testing

@Suite("The files of a document")
struct OutputTests {
  @Test(
    "are named by placeholders",
    arguments: [
      ("output: '{year}-{month}.png'\nvisibleDateComponents: 2027-02", ["2027-02.png"]),
      ("output: '{date}.png'\ncalendar: hebrew\nvisibleDateComponents: hebrew:5787-06", ["2027-02-08.png"]),
      ("output: '{era}/{year}.png'\ncalendar: japanese\nvisibleDateComponents: 2027-02", ["236/9.png"]),
      (
        "output: '{locale} {calendar} {fontDesign} {theme}.svg'\nlocale: ru_RU\ntheme: dark",
        ["ru_RU gregorian default dark.svg"]
      ),
      ("output: 'a{page}.png'\npages: 2027-01..2027-10", (1...10).map { "a" + ($0 < 10 ? "0" : "") + "\($0).png" }),
      ("output: year.pdf\npages: 2027-01..2027-12", ["year.pdf"]),
      ("output: '{year}.pdf'\npages: 2026-11..2027-02", ["2026.pdf", "2027.pdf"]),
    ])
  func placeholders(text: String, paths: [String]) throws {
    let document = try ConfigReader.smallWorld.document(text)
    let output = try #require(document.output)
    #expect(try document.files(output, as: output.format).map(\.path) == paths)
  }

  @Test("gather pages in a PDF")
  func pdf() throws {
    let document = try ConfigReader.smallWorld.document("output: '{year}.pdf'\npages: 2026-11..2027-02")
    let output = try #require(document.output)
    #expect(try document.files(output, as: .pdf).map(\.pages) == [[0, 1], [2, 3]])
  }

  @Test("have the colors of a display in PNG only")
  func colors() throws {
    let text = "colors: [black, white, red]\noutput: "
    #expect(ConfigReader.smallWorld.problems(text + "a.png") == [])
    let problem = "a.yml:1:9: colors: PDF and SVG keep all colors; colors is for files that end in .png"
    for path in ["a.pdf", "a.svg"] { #expect(ConfigReader.smallWorld.problems(text + path) == [problem]) }
    // Another output can be given on the command line.
    let option = ConfigOption.Use.option("--colors", "1bit")
    #expect(ConfigReader.smallWorld.problems("output: a.pdf", [option]) == [])
  }

  @Test(
    "do not overwrite each other",
    arguments: [
      ("{year}.png", "2026-12..2027-02", "2 and 3", "2027.png", "{month}, {date} or {page}"),
      ("{month}.png", "2026-01..2027-02", "1 and 13", "01.png", "{year}, {date} or {page}"),
      ("a.png", "[{kind: wall}, {kind: month}]", "1 and 2", "a.png", "{page}"),
    ])
  func clash(output: String, pages: String, clashing: String, path: String, advice: String) throws {
    let document = try ConfigReader.smallWorld.document("output: '\(output)'\npages: \(pages)")
    let output = try #require(document.output)
    do throws(OutputClash) {
      _ = try document.files(output, as: .png)
      Issue.record("two pages were given one file")
    } catch {
      #expect(
        error.description
          == "pages \(clashing) would both be written to \(path); add \(advice) to the output")
    }
  }

  @Test(
    "are named after the config where it names none",
    arguments: [
      ("locale: en", OutputFormat.png, ["a.png"]),
      ("pages: 2027-01..2027-02", .png, ["a-2027-01.png", "a-2027-02.png"]),
      ("pages: 2027-01..2027-02", .pdf, ["a.pdf"]),
      ("pages: 2026..2027\npage: {kind: year}", .svg, ["a-2026.svg", "a-2027.svg"]),
      ("pages: [{kind: year}, {kind: month}]", .png, ["a-1.png", "a-2.png"]),
    ])
  func usual(text: String, format: OutputFormat, paths: [String]) throws {
    let document = try ConfigReader.smallWorld.document(text)
    #expect(try document.files(document.usualOutput(format), as: format).map(\.path) == paths)
  }

  @Test("are named after the month where there is no config")
  func usualOfOptions() throws {
    let document = try ConfigReader.smallWorld.document(from: [ConfigOption.Use(.when, "2027-02")])
    #expect(try document.files(document.usualOutput(.png), as: .png).map(\.path) == ["2027-02.png"])
  }

  @Test("take another ending where another format is asked for")
  func ending() throws {
    let pattern = try OutputPattern("out.d/{year}-{month}.png")
    #expect(pattern.ending(in: .pdf) == (try OutputPattern("out.d/{year}-{month}.pdf")))
  }
}
