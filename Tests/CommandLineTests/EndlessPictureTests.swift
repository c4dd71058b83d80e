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
}
