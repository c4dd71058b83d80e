import Foundation
import Testing
import ToolRunning

@Suite("goldens")
struct GoldensTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Tests/AppTests/Goldens/a.png", "Tests/AppTests/Goldens/Deep/b.png", "Tests/AppTests/c.png"] {
      try folder.write("picture", to: name)
    }
  }

  @Test("finds nothing where every golden is used and small")
  func fine() throws {
    try use(["a.png", "Deep/b.png"])
    let outcome = try run()
    #expect(outcome.output + outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test("names goldens that no test uses")
  func unused() throws {
    try use(["a.png"])
    let outcome = try run()
    #expect(outcome.errors == "Tests/AppTests/Goldens/Deep/b.png: no test uses it\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 1)
  }

  @Test(
    "names goldens that are too large", arguments: [(32_768, nil), (32_769, "32769 bytes; a golden has at most 32768")])
  func large(size: Int, problem: String?) throws {
    try folder.write(String(repeating: "x", count: size), to: "Tests/AppTests/Goldens/a.png")
    try use(["a.png", "Deep/b.png"])
    let outcome = try run()
    #expect(outcome.errors == (problem.map { "Tests/AppTests/Goldens/a.png: \($0)\n" } ?? ""))
    #expect(outcome.status == (problem == nil ? 0 : 1))
  }

  @Test("refuses the log of a run of some tests, which can't tell")
  func filtered() throws {
    try use(["a.png"], filters: #""--filter App""#)
    let outcome = try run()
    #expect(
      outcome.errors
        == "used.log: it is of a run with --filter App; only a run of all tests tells what none of them uses "
        + "(XCTest's --parallel chooses tests by name, too)\n")
    #expect(outcome.status == 2)
  }

  @Test(
    "refuses logs that are of another place, or no logs",
    arguments: [
      (
        #"{"filters":[],"golden":"/elsewhere/Goldens/a.png"}"#,
        "used.log: it names none of these goldens; it must be of a run of all tests, in the same place\n"
      ),
      ("", "used.log: it names none of these goldens; it must be of a run of all tests, in the same place\n"),
      ("a.png", "used.log: line 1 is not one that a test run writes\n"),
    ])
  func otherLogs(log: String, message: String) throws {
    try folder.write(log, to: "used.log")
    let outcome = try run()
    #expect(outcome.errors == message)
    #expect(outcome.status == 2)
  }

  @Test(
    "needs a log that is there, and goldens",
    arguments: [
      (["Tests"], "calendar-press goldens: --used FILE is missing; GOLDENS_USED=FILE swift test writes one"),
      (["Tests", "--used", "none.log"], "none.log: no such file or directory"),
      (
        ["Sources", "--used", "none.log"],
        "calendar-press goldens: no PNG file in a folder named Goldens below Sources"
      ),
      (
        ["Tests", "--used", "none.log", "--max-bytes", "0"],
        "calendar-press goldens: --max-bytes takes a whole number from 1, not \"0\""
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let outcome = try folder.tool.run(["goldens"] + arguments)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == message)
    #expect(outcome.status == 2)
  }

  private func run() throws -> BuiltTool.Outcome {
    try folder.tool.run(["goldens", "Tests", "--used", "used.log"])
  }

  private func use(_ names: [String], filters: String = "") throws {
    let lines = names.map {
      #"{"filters":[\#(filters)],"golden":"\#(folder.file("Tests/AppTests/Goldens/\($0)").path)"}"# + "\n"
    }
    try folder.write(lines.joined(), to: "used.log")
  }
}
