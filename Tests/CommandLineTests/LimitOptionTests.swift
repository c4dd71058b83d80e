import Foundation
import Testing
import ToolRunning

@Suite("--limit")
struct LimitOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("raises what a message names")
  func raised() throws {
    let title = String(repeating: "x", count: 501)
    try folder.write("visibleDateComponents: 2027-02\nevents: [{on: 2027-02-01, title: \(title)}]", to: "a.yml")
    let refused = try folder.tool.run(["check", "a.yml"])
    #expect(
      refused.errors
        == "a.yml:2:34: title has 501 characters; at most 500 are drawn; --limit characters=N allows more\n")
    #expect(try folder.tool.run(["check", "a.yml", "--limit", "characters=501"]).status == 0)
  }

  @Test(
    "takes the name of a limit and a number",
    arguments: [
      ("pages", "--limit takes a name and a whole number such as pages=20000, not \"pages\""),
      ("pages=0", "--limit takes a name and a whole number such as pages=20000, not \"pages=0\""),
      ("page=5", "unknown limit \"page\"; did you mean \"pages\"?"),
      (
        "zzz=5",
        "unknown limit \"zzz\"; there are bytes, nesting, pages, combinations, elements, characters, pixels, files, "
          + "seconds, totalSeconds, mebibytes"
      ),
    ])
  func mistakes(value: String, problem: String) throws {
    let outcome = try folder.tool.run(["month", "--limit", value])
    #expect(outcome.errors.hasPrefix("calendar-press month: \(problem)\n"))
    #expect(outcome.status == 2)
  }
}
