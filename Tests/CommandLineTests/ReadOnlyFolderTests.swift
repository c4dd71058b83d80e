import Foundation
import Testing
import ToolRunning

@Suite(
  "A folder that its user may not write to",
  .enabled(if: UnprivilegedUser.canRun, "this user's programs can't be run by another, or no other can be become"))
struct ReadOnlyFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pages: 2027-01..2027-02\npage: {size: 100x100}\noutput: '{month}.png'", to: "a.yml")
    try folder.write("older", to: "out/01.png")
  }

  @Test(
    "is told of once a file, and stays as it is",
    arguments: [
      ("month 2027-01 -o out/01.png", ["out/01.png"]), ("year 2027 -o out/01.png", ["out/01.png"]),
      ("render a.yml --output-dir out", ["out/01.png", "out/02.png"]),
      ("batch a.yml --output-dir out -q", ["out/01.png", "out/02.png"]),
      ("month 2027-01 -o out/new/01.png", ["out/new/01.png"]),
    ])
  func readOnly(command: String, files: [String]) throws {
    let outcome = try folder.tool.shell("chmod 555 out; \(UnprivilegedUser.prefix) \"$tool\" \(command)")
    #expect(outcome.errors == files.map { $0 + ": permission denied\n" }.joined())
    #expect(outcome.output == "")
    #expect(outcome.status == 1)
    #expect(folder.files == ["a.yml", "out/01.png"])
    #expect(try String(contentsOf: folder.file("out/01.png"), encoding: .utf8) == "older")
  }
}
