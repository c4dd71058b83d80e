import Foundation
import Testing
import ToolRunning

@Suite("A batch in which something fails")
struct BatchFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "pages: 2027-01..2027-04\npage: {size: 100x100}\nfonts: shipped\noutput: 'out/{month}/a.png'", to: "a.yml")
  }

  @Test("draws the others, and tells every failure at the end")
  func others() throws {
    try folder.write("", to: "out/01")
    try folder.write("", to: "out/03/a.png/b")
    let outcome = try folder.tool.run(["batch", "a.yml"])
    #expect(outcome.output == "out/02/a.png\nout/04/a.png\n")
    #expect(
      outcome.errors == """
        2 written, 2 failed
        out/01/a.png: not a directory
        out/03/a.png: is a directory

        """)
    #expect(outcome.status == 1)
    #expect(folder.files == ["a.yml", "out/01", "out/02/a.png", "out/03/a.png/b", "out/04/a.png"])
  }

  @Test("says it in JSON")
  func json() throws {
    try folder.write("", to: "out/03")
    let outcome = try folder.tool.run(["batch", "a.yml", "--json", "--quiet"])
    #expect(
      outcome.output == """
        {"output":"out/01/a.png","status":"written"}
        {"output":"out/02/a.png","status":"written"}
        {"output":"out/03/a.png","reason":"not a directory","status":"failed"}
        {"output":"out/04/a.png","status":"written"}

        """)
    #expect(outcome.errors == "out/03/a.png: not a directory\n")
    #expect(outcome.status == 1)
  }

  @Test("ends at once where --fail-fast says so")
  func failFast() throws {
    try folder.write("pages: 1900-01..1999-12\npage: {size: 100x100}\noutput: 'out/{date}.png'", to: "b.yml")
    try folder.write("", to: "out/1900-02-01.png/b")
    let outcome = try folder.tool.run(["batch", "b.yml", "--fail-fast", "-j1"])
    #expect(outcome.output == "out/1900-01-01.png\n")
    #expect(
      outcome.errors == "1 written, 1 failed, 1198 left\nout/1900-02-01.png: is a directory\n")
    #expect(outcome.status == 1)
    #expect(folder.files.count < 20)
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test("for want of room leaves no part of a file, one error a job")
  func fullDisk() throws {
    let outcome = try folder.tool.shell("ulimit -f 1; \"$tool\" batch a.yml -q --size 400x400 2>errors; s=$?; exit $s")
    #expect(outcome.status == 1)
    let errors = try String(contentsOf: folder.file("errors"), encoding: .utf8)
    #expect(errors == (1...4).map { "out/0\($0)/a.png: file too large\n" }.joined())
    #expect(folder.files == ["a.yml", "errors"])
  }

  @Test("when a picture is gone that was there when it was read")
  func vanishedPicture() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>", to: "dot.svg")
    try folder.write(
      "pages: 2027-01..2027-02\ndecorations: [{on: 2027-02-14, image: dot.svg}]\npage: {size: 100x100}", to: "b.yml")
    let list = try folder.tool.run(["batch", "b.yml", "--list"])
    try FileManager.default.removeItem(at: folder.file("dot.svg"))
    let outcome = try folder.tool.run(["render", "--job", "-"], input: list.output)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("<stdin>:1:"))
    #expect(outcome.errors.contains(": image: dot.svg: no such file\n"))
  }
}
