import Foundation
import Testing
import ToolRunning

@Suite("A batch that is wrong")
struct BatchMistakeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "is refused before anything is drawn",
    arguments: [
      (
        "matrix: {locale: [en_US, ru_RU], theme: [light, dark]}\npages: 2027-02\noutput: '{theme}.png'",
        "a.yml: locale en_US and locale ru_RU would both be written to light.png; add {locale} to the output\n"
      ),
      (
        "matrix: {locale: [en_US, ru_RU]}\npages: 2027-02\noutput: a.pdf",
        "a.yml: locale en_US and locale ru_RU would both be written to a.pdf; add {locale} to the output\n"
      ),
      (
        "matrix: {locale: [en_US], pages: 2027-01..2027-02}\noutput: a.png",
        "a.yml: pages 1 and 2 would both be written to a.png; add {month}, {date} or {page} to the output\n"
      ),
      (
        "matrix: {locale: [en_US, klingon]}\ntheme: drak",
        "a.yml:1:26: unknown locale \"klingon\"; write one such as en_US, pt-BR or zh_TW\n"
          + "a.yml:2:8: unknown theme \"drak\"; did you mean \"dark\"?\n"
      ),
    ])
  func config(text: String, errors: String) throws {
    try folder.write(text, to: "a.yml")
    for command in ["batch", "render"] {
      let outcome = try folder.tool.run([command, "a.yml"])
      #expect(outcome.errors == errors)
      #expect(outcome.status == 2)
      #expect(folder.files == ["a.yml"])
    }
  }

  @Test("check tells the mistakes of all combinations once")
  func check() throws {
    try folder.write("matrix: {locale: [en_US, klingon], theme: [light, dark]}\nnumerals: latn", to: "a.yml")
    let outcome = try folder.tool.run(["check", "a.yml"])
    #expect(outcome.errors == "a.yml:1:26: unknown locale \"klingon\"; write one such as en_US, pt-BR or zh_TW\n")
    #expect(outcome.status == 2)
  }

  @Test(
    "is told with its usage",
    arguments: [
      (["batch"], "calendar-press batch: CONFIG… is missing"),
      (["batch", "a.yml", "-j", "0"], "calendar-press batch: --jobs takes a whole number from 1, not \"0\""),
      (["batch", "a.yml", "-jmany"], "calendar-press batch: --jobs takes a whole number from 1, not \"many\""),
      (
        ["batch", "a.yml", "--shard", "17/16"],
        "calendar-press batch: --shard: there is no part 17/16; parts count from 1"
      ),
      (["batch", "a.yml", "-o", "-"], "calendar-press batch: batch writes files, not to stdout; render -o - does"),
      (
        ["batch", "b.yml", "--max-jobs", "3"],
        "calendar-press batch: these are more than 3 files; --max-jobs lets more be drawn"
      ),
      (
        ["batch", "./a.yml", "a.yml", "-o", "x//y.png"],
        "calendar-press batch: ./a.yml and a.yml would both be written to x//y.png"
      ),
      (
        ["batch", "a.yml", "a.yml", "-o", "a.png"],
        "calendar-press batch: a.yml stands there twice, for a.png"
      ),
      (["render", "a.yml", "--force"], "calendar-press render: --force goes with --job; configs are always drawn"),
      (
        ["render", "--job", "jobs", "--theme", "dark"],
        "calendar-press render: --theme can't stand beside --job; a job has all that is drawn"
      ),
      (
        ["batch", "out.yml", "--output-dir", "out"],
        "calendar-press batch: ../a.png leads out of --output-dir out"
      ),
      (
        ["render", "--job", "jobs", "--output-dir", "out"],
        "calendar-press render: /tmp/a.png leads out of --output-dir out"
      ),
    ])
  func usage(arguments: [String], problem: String) throws {
    try folder.write("visibleDateComponents: 2027-02", to: "a.yml")
    try folder.write("pages: 2027-01..2027-12", to: "b.yml")
    try folder.write("pages: 2027-01\noutput: ../a.png", to: "out.yml")
    try folder.write(
      #"{"folder":"","format":"png","name":"a","output":"/tmp/a.png","pages":[{"months":"2027-02-01"}],"settings":{}}"#,
      to: "jobs")
    let outcome = try folder.tool.run(arguments)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == problem)
    #expect(outcome.status == 2)
    #expect(folder.files == ["a.yml", "b.yml", "jobs", "out.yml"])
  }

  @Test("two jobs of one file are told by their lines")
  func clashOfLines() throws {
    let line =
      #"{"folder":"","format":"png","name":"a","output":"a.png","pages":[{"months":"2027-02-01"}],"settings":{}}"#
    let outcome = try folder.tool.run(["render", "--job", "-"], input: "\(line)\n\n\(line)\n")
    #expect(
      outcome.errors.hasPrefix("calendar-press render: <stdin>:1 and <stdin>:3 would both be written to a.png\n"))
    #expect(outcome.status == 2)
  }
}
