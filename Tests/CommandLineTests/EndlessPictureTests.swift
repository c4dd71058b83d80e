import Foundation
import Testing
import ToolRunning

@Suite("A picture that keeps its decoder busy is ended, and refused before anything is drawn")
struct EndlessPictureTests {
  @Test("by its processor time", arguments: EndlessPicture.all)
  func time(picture: EndlessPicture) throws {
    let folder = try TemporaryFolder()
    try folder.write(picture.svg, to: "a.svg")
    try folder.write("decorations:\n  - {on: 2027-02-01, image: a.svg}", to: "a.yml")
    let outcome = try folder.tool.run(["render", "a.yml", "-o", "a.png", "--limit", "seconds=1"])
    #expect(
      outcome.errors
        == "a.yml:2:29: image: a.svg: it takes more than 1 s of work; --limit seconds=N allows more\n")
    #expect(outcome.status == 2)
    #expect(folder.files == ["a.svg", "a.yml"])
  }

  @Test("by its memory, which a limit gives more of")
  func memory() throws {
    let folder = try TemporaryFolder()
    let groups = String(repeating: "<g opacity='.5'>", count: 200)
    let picture = EndlessPicture(
      name: "groups in groups",
      elements: groups + "<rect width='500' height='500'/>" + String(repeating: "</g>", count: 200))
    try folder.write(picture.svg, to: "a.svg")
    try folder.write(
      "visibleDateComponents: 2027-02\ndecorations:\n  - {on: 2027-02-01, image: a.svg}\npage: {size: 100x100}",
      to: "a.yml")
    let refused = try folder.tool.run(["render", "a.yml", "-o", "a.png", "--limit", "mebibytes=32"])
    #expect(
      refused.errors
        == "a.yml:3:29: image: a.svg: it needs more than 32 MiB of memory; --limit mebibytes=N allows more\n")
    #expect(refused.status == 2)
    #expect(folder.files == ["a.svg", "a.yml"])
    let drawn = try folder.tool.run(["render", "a.yml", "-o", "a.png", "--limit", "mebibytes=1024"])
    #expect(drawn.errors == "")
    #expect(folder.files == ["a.png", "a.svg", "a.yml"])
  }

  @Test("by the time of all pictures of a config; one that is there twice takes its time once")
  func totalTime() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "b.svg"] { try folder.write(EndlessPicture.all[0].svg, to: name) }
    let decorations = ["a.svg", "a.svg", "b.svg"].map { "\n  - {on: 2027-02-01, image: \($0)}" }.joined()
    try folder.write("decorations:" + decorations, to: "a.yml")
    let limits = ["seconds=1", "totalSeconds=1"].flatMap { ["--limit", $0] }
    for command in ["check", "describe"] {
      let outcome = try folder.tool.run([command, "a.yml"] + limits)
      #expect(
        outcome.errors == """
          a.yml:2:29: image: a.svg: it takes more than 1 s of work; --limit seconds=N allows more
          a.yml:3:29: image: a.svg: it takes more than 1 s of work; --limit seconds=N allows more
          a.yml:4:29: image: b.svg: the pictures together take more than 1 s of work; \
          --limit totalSeconds=N allows more

          """)
      #expect(outcome.status == 2)
    }
  }
}
