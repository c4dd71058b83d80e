import Foundation
import Testing
import ToolRunning

@Suite("A failure while writing")
struct FailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("leaves nothing, is told with its reason, and ends with 1")
  func unwritable() throws {
    try folder.write("", to: "file")
    let outcome = try folder.tool.run(["month", "2027-02", "-o", "file/a.png"])
    #expect(outcome.errors == "file/a.png: not a directory\n")
    #expect(outcome.status == 1)
    #expect(folder.files == ["file"])
  }

  @Test("a folder in the file's place is no file")
  func folderInPlace() throws {
    try folder.write("", to: "a.png/b")
    let outcome = try folder.tool.run(["month", "2027-02", "-o", "a.png"])
    #expect(outcome.errors == "a.png: is a directory\n")
    #expect(outcome.status == 1)
    #expect(folder.files == ["a.png/b"])
  }

  @Test("of one file does not keep the others from being written")
  func others() throws {
    try folder.write("", to: "a.png/b")
    try folder.write("visibleDateComponents: 2027-02", to: "a.yml")
    try folder.write("visibleDateComponents: 2027-03", to: "b.yml")
    let outcome = try folder.tool.run(["render", "a.yml", "b.yml"])
    #expect(outcome.output == "b.png\n")
    #expect(outcome.errors == "a.png: is a directory\n")
    #expect(outcome.status == 1)
  }

  @Test("a file size limit leaves no part of a file")
  func sizeLimit() throws {
    let outcome = try folder.tool.shell("ulimit -f 1; trap '' XFSZ; \"$tool\" month 2027-02 --size 800x800 -o a.png")
    #expect(outcome.errors == "a.png: file too large\n")
    #expect(outcome.status == 1)
    #expect(folder.files.isEmpty)
  }

  @Test("a full stdout is a failure, a reader that has seen enough is none")
  func stdout() throws {
    let full = try folder.tool.shell("\"$tool\" month 2027-02 -o - > /dev/full")
    #expect(full.errors == "stdout: no space left on device\n")
    #expect(full.status == 1)
    let enough = try folder.tool.shell("set -o pipefail; \"$tool\" locales | head -1")
    #expect(enough.status == 0)
    #expect(enough.errors == "")
    let closed = try folder.tool.shell("\"$tool\" month 2027-02 -o a.png >&-")
    #expect(closed.status == 0)
    #expect(folder.files == ["a.png"])
  }

  @Test("no locale, home or time zone of the environment matters")
  func environment() throws {
    let usual = try folder.tool.run(["month", "2027-02", "--today", "2027-02-03", "-o", "-"])
    let odd = try folder.tool.shell(
      "LANG=xx_YY LC_ALL=xx TZ=Mars/Phobos HOME=/nowhere \"$tool\" month 2027-02 --today 2027-02-03 -o -")
    #expect(odd.status == 0)
    #expect(odd.bytes == usual.bytes)
    let bare = try folder.tool.shell("env -i \"$tool\" month 2027-02 --today 2027-02-03 -o -")
    #expect(bare.bytes == usual.bytes)
  }
}
