import CalendarConfig
import Testing

@Suite("A job")
struct PageJobTests {
  /// The jobs of a text, a page each.
  private func jobs(_ text: String) throws -> [PageJob] {
    let config = try ConfigReader.plain.configs(text)[0]
    let document = try ConfigReader.plain.document(config)
    let resolved = ResolvedConfig(config, document: document)
    return document.pages.indices.map { resolved.job(pages: [$0], output: "out/\($0).png", format: .png) }
  }

  @Test("is one line of JSON that has all it needs")
  func line() throws {
    let text = """
      # a comment
      theme: dark
      locale: "ru_RU"   # quoted
      today: now
      visibleDateComponents: 2027-02
      output: '{month}.png'
      page: {dpi: 72, kind: wall}
      """
    #expect(
      try jobs(text).map(\.line) == [
        #"{"folder":"configs","format":"png","name":"a.yml","output":"out/0.png","#
          + #""pages":[{"months":"2027-02-01..2027-02-01"}],"#
          + #""settings":{"locale":"ru_RU","page":{"dpi":72,"kind":"wall"},"theme":"dark","today":"2027-02-03"}}"#
      ])
  }

  @Test(
    "draws the page that its config would, whatever the config's calendar and kind",
    arguments: [
      "pages: 2027-01..2027-12\nevents: [{on: 2027-03-08, title: \"007 \\\"x\\\" \\\\ 🎉\", time: 18:30}]",
      "calendar: hebrew\npages: hebrew:5787-01..hebrew:5788-12\nselectionBehavior: {singleDate: 2027-02-14}",
      "calendar: chinese\npages: chinese:2023-01..chinese:2024-01",
      "calendar: hebrew\npages: hebrew:5787..hebrew:5789\npage: {kind: year}",
      "pages: [{kind: year, months: 2026-09..2027-08}, {kind: wall, months: 2027-05, noteLines: 05}]\npage: {dpi: 90.50}",
      "pages: [{size: A5}, {size: A6}]\navailableDateRange: 2027-01..2027-02\nvisibleDateComponents: 2027-02",
      "pages: 2027-01\ndecorations:\n  - {on: {month: 02, weekday: monday, weekdayOrdinal: -1}, text: \"300\"}",
    ])
  func roundTrip(text: String) throws {
    let reader = ConfigReader.plain
    let document = try reader.document(reader.configs(text)[0])
    for (index, job) in try jobs(text).enumerated() {
      let (read, config) = try reader.job(from: Array(job.line.utf8), named: "<stdin>", line: 7)
      #expect(read == job)
      var drawn = try reader.document(config)
      #expect(drawn.pages == [document.pages[index]])
      drawn.pages = document.pages
      drawn.texts = document.texts
      #expect(drawn == document)
    }
  }

  @Test("stays the same where a config is written otherwise, and the pages beside it are others")
  func canonical() throws {
    let one = try jobs("locale: ru_RU\ntheme: dark\npages: 2027-02..2027-03\ntoday: now")
    let other = try jobs("{today: 2027-02-03, \"theme\": 'dark', pages: 2027-01..2027-02, locale: ru_RU} # the same")
    #expect(one[0].settings == other[1].settings)
    #expect(one[0].pages == other[1].pages)
    #expect(one[1].pages != other[0].pages)
  }

  @Test("gathers the pages of a PDF")
  func severalPages() throws {
    let config = try ConfigReader.plain.configs("pages: 2027-01..2027-12\noutput: a.pdf")[0]
    let document = try ConfigReader.plain.document(config)
    let job = ResolvedConfig(config, document: document).job(pages: [0, 6], output: "a.pdf", format: .pdf)
    #expect(job.pages == #"[{"months":"2027-01-01..2027-01-01"},{"months":"2027-07-01..2027-07-01"}]"#)
  }

  @Test(
    "is refused by its line where it is wrong",
    arguments: [
      ("", ["<stdin>:7:1: the line is empty; it has a job as batch --list writes it"]),
      ("[]", ["<stdin>:7:1: a job takes a map such as batch --list writes, not a list"]),
      (
        #"{"output":"a.png","formt":"png","name":"a","folder":"","settings":{},"pages":[]}"#,
        [
          "<stdin>:7:1: a job needs the key \"format\"",
          "<stdin>:7:19: unknown key \"formt\"; did you mean \"format\"?",
        ]
      ),
      (
        #"{"output":"a.png","format":"gif","name":"a","folder":"","settings":{},"pages":[]}"#,
        ["<stdin>:7:28: unknown format \"gif\"; it takes png, pdf or svg"]
      ),
      ("{\"output\":", ["<stdin>:7:1: the { that opens here is never closed"]),
    ])
  func mistakes(line: String, problems: [String]) {
    do throws(ConfigError) {
      _ = try ConfigReader.plain.job(from: Array(line.utf8), named: "<stdin>", line: 7)
      Issue.record("\(line) was read")
    } catch {
      #expect(error.problems.map(\.description) == problems)
    }
  }

  @Test("tells the mistakes of its config by the line")
  func mistakeInside() throws {
    let line =
      #"{"folder":"","format":"png","name":"a","output":"a.png","pages":[{"months":"2027-02-01"}],"#
      + #""settings":{"locale":"xx_QQ"}}"#
    let (_, config) = try ConfigReader.plain.job(from: Array(line.utf8), named: "<stdin>", line: 7)
    #expect(throws: ConfigError.self) { try ConfigReader.plain.document(config) }
    do throws(ConfigError) {
      _ = try ConfigReader.plain.document(config)
    } catch {
      #expect(error.description == "<stdin>:7:112: unknown locale \"xx_QQ\"; write one such as en_US, pt-BR or zh_TW")
    }
  }
}
