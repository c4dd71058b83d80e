import Foundation
import Testing
import ToolRunning

@Suite("A wrong command line")
struct MistakeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "is told with its usage, and ends with 2",
    arguments: [
      ([], "calendar-press: a command is missing"),
      (["mont"], "calendar-press: unknown command \"mont\"; did you mean \"month\"?"),
      (["--dpi", "3", "month"], "calendar-press: unknown option --dpi; a command comes first"),
      (
        ["month", "--tint-colour", "red"],
        "calendar-press month: unknown option --tint-colour; did you mean \"--tint-color\"?"
      ),
      (["month", "--dpi"], "calendar-press month: --dpi needs a value: --dpi N"),
      (["month", "2027-02", "2027-03"], "calendar-press month: unexpected argument \"2027-03\""),
      (["year", "--kind", "wall"], "calendar-press year: year draws pages of kind year, not \"wall\""),
      (["render"], "calendar-press render: CONFIG… is missing"),
      (["month", "--help=yes"], "calendar-press month: --help takes no value"),
      (
        ["month", "-o", "a.gif"],
        "calendar-press month: -o a.gif ends in none of .png, .pdf and .svg; --format says which it is"
      ),
      (
        ["month", "-o", "a.png", "--format", "pdf"],
        "calendar-press month: -o a.png does not end in .pdf, as --format says"
      ),
      (["month", "-o", "out/"], "calendar-press month: -o takes a file; --output-dir takes a folder"),
      (
        ["month", "-o", "{yaer}.png"],
        "calendar-press month: -o: unknown placeholder \"{yaer}\"; did you mean \"year\"?"
      ),
      (["month", "--format", "gif"], "calendar-press month: unknown format \"gif\"; it is png, pdf or svg"),
      (
        ["month", "--output-dir", "out", "-o", "../a.png"],
        "calendar-press month: ../a.png leads out of --output-dir out"
      ),
      (["month", "--output-dir", "out", "-o", "/a.png"], "calendar-press month: /a.png leads out of --output-dir out"),
      (["completions", "tcsh"], "calendar-press completions: unknown shell \"tcsh\"; it is bash, zsh or fish"),
    ])
  func usage(arguments: [String], problem: String) throws {
    let outcome = try folder.tool.run(arguments)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.first.map(String.init) == problem)
    #expect(lines.dropFirst().first?.hasPrefix("usage: calendar-press ") == true)
    #expect(lines.last?.hasSuffix(" --help` says more.") == true)
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
    #expect(folder.files.isEmpty)
  }

  @Test(
    "is told by the option that is wrong",
    arguments: [
      (["month", "2027-13"], "WHEN: there is no 2027-13; its months are 01 to 12\n"),
      (
        ["month", "--locale", "klingon"],
        "--locale: unknown locale \"klingon\"; write one such as en_US, pt-BR or zh_TW\n"
      ),
      (
        ["month", "--select", "2027-02-30", "--tint-color=rad"],
        "--select: there is no 2027-02-30; 2027-02 has 28 days\n--tint-color: unknown color \"rad\"; did you mean \"red\"?\n"
      ),
      (
        ["month", "--colors", "1bit", "-o", "a.pdf"],
        "--colors: PDF and SVG keep all colors; colors is for files that end in .png\n"
      ),
      (
        ["month", "--colors", "3bit"],
        "--colors: colors takes 1bit, 2bit or 4bit, or colors such as [black, white, red] or '#000,#fff,#f00', not \"3bit\"\n"
      ),
      (
        ["month", "--colors", "#000,#fff,#00"],
        "--colors: \"#00\" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55\n"
      ),
      (["render", "none.yml"], "none.yml: no such file or directory\n"),
      (["render", "."], ".: is a directory\n"),
      (
        ["month", "2027-01..2027-02", "-o", "a.png"],
        "-o: pages 1 and 2 would both be written to a.png; add {month}, {date} or {page} to the output\n"
      ),
    ])
  func options(arguments: [String], errors: String) throws {
    let outcome = try folder.tool.run(arguments)
    #expect(outcome.errors.split(separator: "\n").sorted() == errors.split(separator: "\n").sorted())
    #expect(outcome.status == 2)
    #expect(folder.files.isEmpty)
  }

  @Test("in one config keeps all from being drawn, and the mistakes of all are told")
  func severalConfigs() throws {
    try folder.write("visibleDateComponents: 2027-02", to: "good.yml")
    try folder.write("locale: klingon", to: "bad.yml")
    try folder.write("page: {size: A4\n", to: "worse.yml")
    let outcome = try folder.tool.run(["render", "good.yml", "bad.yml", "worse.yml"])
    #expect(
      outcome.errors == """
        bad.yml:1:9: unknown locale "klingon"; write one such as en_US, pt-BR or zh_TW
        worse.yml:1:7: page: the { that opens here is never closed

        """)
    #expect(outcome.status == 2)
    #expect(folder.files == ["bad.yml", "good.yml", "worse.yml"])
  }

  @Test("two configs that would write the same file are refused")
  func clash() throws {
    try folder.write("output: x.png\nvisibleDateComponents: 2027-02", to: "a.yml")
    try folder.write("output: x.png\nvisibleDateComponents: 2027-03", to: "b.yml")
    let outcome = try folder.tool.run(["render", "a.yml", "b.yml"])
    #expect(outcome.errors.hasPrefix("calendar-press render: a.yml and b.yml would both be written to x.png\n"))
    #expect(outcome.status == 2)
  }

  @Test("a config leads out of --output-dir neither by .. nor by a link")
  func outOfFolder() throws {
    try folder.write("output: link/x.png\nvisibleDateComponents: 2027-02", to: "a.yml")
    try FileManager.default.createDirectory(at: folder.file("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.file("out/link").path, withDestinationPath: "/tmp")
    let outcome = try folder.tool.run(["render", "a.yml", "--output-dir", "out"])
    #expect(
      outcome.errors.hasPrefix("calendar-press render: link/x.png leads out of --output-dir out through a link\n"))
    #expect(outcome.status == 2)
  }

  @Test("check is silent about what is right, and says what is wrong")
  func check() throws {
    try folder.write("locale: ru_RU", to: "good.yml")
    try folder.write("calendar: gregorien", to: "bad.yml")
    let good = try folder.tool.run(["check", "good.yml"])
    #expect(good.status == 0)
    #expect(good.output + good.errors == "")
    let bad = try folder.tool.run(["check", "good.yml", "bad.yml"])
    #expect(bad.status == 2)
    #expect(bad.errors == "bad.yml:1:11: unknown calendar \"gregorien\"; did you mean \"gregorian\"?\n")
  }
}
