import Foundation
import Testing
import ToolRunning

@Suite("A batch that is run again")
struct ResumptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What became of each file, as `--json` says it.
  private func statuses(_ arguments: [String]) throws -> [String: String] {
    let outcome = try folder.tool.run(["batch", "--json"] + arguments)
    #expect(outcome.status == 0)
    let lines = try outcome.output.split(separator: "\n").map { line in
      try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0["output"] ?? "", $0["status"] ?? "") })
  }

  private func write(_ extra: String = "", locale: String = "en_US") throws {
    try folder.write(
      "# \(extra.count)\nlocale: \(locale)\nfonts: shipped\npages: 2027-01..2027-02\npage: {size: 100x100}\n\(extra)",
      to: "a.yml")
  }

  @Test("draws nothing, in every format", arguments: ["png", "pdf", "svg"])
  func nothing(format: String) throws {
    try write()
    let first = try statuses(["a.yml", "-o", "{month}.\(format)"])
    #expect(first == ["01.\(format)": "written", "02.\(format)": "written"])
    let files = try folder.files.map { try Data(contentsOf: folder.file($0)) }
    let second = try statuses(["a.yml", "-o", "{month}.\(format)"])
    #expect(second == ["01.\(format)": "skipped", "02.\(format)": "skipped"])
    #expect(try folder.files.map { try Data(contentsOf: folder.file($0)) } == files)
    let third = try statuses(["a.yml", "-o", "{month}.\(format)", "--force"])
    #expect(third == first)
  }

  @Test("draws what has changed, and nothing else")
  func changes() throws {
    try write()
    let all = ["a-2027-01.png": "written", "a-2027-02.png": "written"]
    let none = all.mapValues { _ in "skipped" }
    #expect(try statuses(["a.yml"]) == all)
    // A comment, the order of the keys, and pages beside it are nothing that a page shows.
    try folder.write(
      "page: {size: '100x100'}\nfonts: shipped\nlocale: en_US\npages: 2027-01..2027-03", to: "a.yml")
    #expect(try statuses(["a.yml"]) == none.merging(["a-2027-03.png": "written"]) { $1 })
    try write(locale: "ru_RU")
    #expect(try statuses(["a.yml"]) == all)
    #expect(try statuses(["a.yml", "--theme", "dark"]) == all)
    #expect(try statuses(["a.yml", "--theme", "dark"]) == none)
  }

  @Test("draws again what shows a picture that has changed")
  func picture() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><circle cx='4' cy='4' r='4'/></svg>"
    try folder.write(svg, to: "dot.svg")
    try write("decorations: [{on: 2027-01-14, image: dot.svg}]")
    let all = ["a-2027-01.png": "written", "a-2027-02.png": "written"]
    #expect(try statuses(["a.yml"]) == all)
    #expect(try statuses(["a.yml"]) == all.mapValues { _ in "skipped" })
    try folder.write(svg.replacing("r='4'", with: "r='3'"), to: "dot.svg")
    #expect(try statuses(["a.yml"]) == all)
  }

  @Test("draws again what is broken or was not drawn by it", arguments: ["png", "pdf", "svg"])
  func broken(format: String) throws {
    try write()
    let pattern = "{month}.\(format)"
    _ = try statuses(["a.yml", "-o", pattern])
    let whole = try Data(contentsOf: folder.file("01.\(format)"))
    try whole.dropLast(20).write(to: folder.file("01.\(format)"))
    #expect(try statuses(["a.yml", "-o", pattern]) == ["01.\(format)": "written", "02.\(format)": "skipped"])
    #expect(try Data(contentsOf: folder.file("01.\(format)")) == whole)
    // render leaves no mark.
    _ = try folder.tool.run(["render", "a.yml", "-o", pattern])
    #expect(try statuses(["a.yml", "-o", pattern]) == ["01.\(format)": "written", "02.\(format)": "written"])
  }

  @Test("of lines of jobs skips what the batch has drawn")
  func jobs() throws {
    try write()
    let list = try folder.tool.run(["batch", "a.yml", "--list"])
    #expect(
      try folder.tool.run(["render", "--job", "-"], input: list.output).output == "a-2027-01.png\na-2027-02.png\n")
    #expect(try folder.tool.run(["render", "--job", "-"], input: list.output).output == "")
    #expect(try statuses(["a.yml"]) == ["a-2027-01.png": "skipped", "a-2027-02.png": "skipped"])
    let forced = try folder.tool.run(["render", "--job", "-", "--force"], input: list.output)
    #expect(forced.output == "a-2027-01.png\na-2027-02.png\n")
  }
}
