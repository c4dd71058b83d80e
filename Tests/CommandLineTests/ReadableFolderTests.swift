import Foundation
import Testing
import ToolRunning

@Suite("A config reads only below its own folder")
struct ReadableFolderTests {
  private let folder: TemporaryFolder
  private static let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='5' height='5'/></svg>"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.svg, to: "configs/own.svg")
    try folder.write(Self.svg, to: "secret/other.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("configs/link.svg").path, withDestinationPath: "../secret/other.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("configs/folder").path, withDestinationPath: "../secret")
  }

  private func check(_ picture: String, _ options: [String] = []) throws -> BuiltTool.Outcome {
    try folder.write("decorations:\n  - {on: 2027-02-01, image: '\(picture)'}", to: "configs/a.yml")
    return try folder.tool.run(["check", "configs/a.yml"] + options)
  }

  @Test(
    "not through .., not by an absolute path, not through a link, whether there is such a file or not",
    arguments: [
      "../secret/other.svg", "folder/other.svg", "link.svg", "/etc/passwd.png", "../none.svg", "none/../../x.svg",
      "folder/none.svg",
    ])
  func outside(picture: String) throws {
    let outcome = try check(picture)
    #expect(
      outcome.errors
        == "configs/a.yml:2:29: image: \"\(picture)\" leads out of the config's folder; --allow FOLDER lets configs read "
        + "elsewhere\n")
    #expect(outcome.status == 2)
  }

  @Test("what lies below it, also by a detour", arguments: ["own.svg", "./own.svg", "../configs/own.svg"])
  func inside(picture: String) throws {
    let outcome = try check(picture)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "and what --allow names: a folder, or one file",
    arguments: [["--allow", "secret"], ["--allow", "nowhere", "--allow", "secret/other.svg"], ["--allow=."]])
  func allowed(options: [String]) throws {
    for picture in ["../secret/other.svg", "link.svg"] {
      #expect(try check(picture, options).status == 0)
    }
  }

  @Test("a folder that is allowed does not let its neighbours in whose names begin alike")
  func neighbour() throws {
    try folder.write(Self.svg, to: "secret2/other.svg")
    #expect(try check("../secret2/other.svg", ["--allow", "secret"]).status == 2)
  }

  @Test("calendar files too")
  func calendarFile() throws {
    try folder.write("root:x:0:0", to: "secret/passwd")
    try folder.write("calendars: [{file: ../secret/passwd}]", to: "configs/a.yml")
    let outcome = try folder.tool.run(["check", "configs/a.yml"])
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains("root"))
  }

  @Test("a config from stdin reads below the current folder; options read anywhere")
  func others() throws {
    let inside = "decorations: [{on: 2027-02-01, image: secret/other.svg}]"
    #expect(try folder.tool.run(["check", "-"], input: inside).status == 0)
    let outside = "decorations: [{on: 2027-02-01, image: ../x.svg}]"
    #expect(try folder.tool.run(["check", "-"], input: outside).status == 2)
    let option = "2027-02-01=\(folder.file("secret/other.svg").path)"
    let tool = BuiltTool(folder: folder.file("configs"))
    #expect(try tool.run(["month", "2027-02", "-o", "a.png", "--decorate", option]).status == 0)
  }

  @Test("a pipe is no picture, and nobody waits for one to write into it")
  func pipe() throws {
    let outcome = try folder.tool.shell("mkfifo p.png; \"$tool\" month 2027-02 --decorate 2027-02-01=p.png -o a.png")
    #expect(outcome.errors == "--decorate: p.png: this is no file\n")
    #expect(outcome.status == 2)
  }
}
