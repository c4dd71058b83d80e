import Foundation
import Testing
import ToolRunning

@Suite("What a killed run has left half written")
struct LeftoverTests {
  private let folder: TemporaryFolder
  private let host: String

  init() throws {
    folder = try TemporaryFolder()
    host = ProcessInfo.processInfo.hostName
    try folder.write("visibleDateComponents: 2027-02\npage: {size: 100x100}\noutput: out/a.png", to: "a.yml")
    try folder.write("", to: "out/.calendar-press-notes.part")
    try folder.write("", to: "out/b.part")
  }

  /// Files of the folder that were not there in the beginning.
  private var left: [String] {
    folder.files.filter { !["a.yml", "out/.calendar-press-notes.part", "out/b.part", "out/a.png"].contains($0) }
  }

  @Test("is removed by the next run, whoever's files else stay", arguments: ["batch", "render"])
  func removed(command: String) throws {
    let name = try folder.tool.shell("uname -n").output.trimmingCharacters(in: .newlines)
    try folder.write("half", to: "out/.calendar-press-\(name)-99999999-1.part")
    #expect(try folder.tool.run([command, "a.yml"]).status == 0)
    #expect(left == [])
    #expect(folder.files.count == 4)
  }

  @Test("stays while somebody writes it")
  func locked() throws {
    let file = "out/.calendar-press-$(uname -n)-99999999-1.part"
    let outcome = try folder.tool.shell(
      "touch \(file); exec 9<>\(file); flock 9; \"$tool\" batch a.yml -q; ls \(file); exec 9>&-; "
        + "\"$tool\" batch a.yml -q --force; ls \(file)")
    #expect(outcome.output.hasPrefix("out/a.png\nout/.calendar-press-"))
    #expect(outcome.output.hasSuffix("-99999999-1.part\nout/a.png\n"))
    #expect(left == [])
  }

  @Test("by another machine stays for an hour: not every file system carries locks there")
  func otherMachine() throws {
    try folder.write("", to: "out/.calendar-press-other-host-1-1.part")
    try folder.write("", to: "out/.calendar-press-other-host-1-2.part")
    _ = try folder.tool.shell("touch -d '2 hours ago' out/.calendar-press-other-host-1-2.part")
    #expect(try folder.tool.run(["batch", "a.yml"]).status == 0)
    #expect(left == ["out/.calendar-press-other-host-1-1.part"])
  }

  @Test("is not missed by two runs in one folder, which end with the same files")
  func twoRuns() throws {
    try folder.writeMonths()
    let runs = try (0..<2).map { _ in
      try folder.tool.start(["batch", "months.yml", "--output-dir", "both", "--force"])
    }
    for run in runs { #expect(try run.outcome().status == 0) }
    #expect(try folder.tool.run(["batch", "months.yml", "--output-dir", "one"]).status == 0)
    #expect(try folder.contents(of: "both") == folder.contents(of: "one"))
  }
}
