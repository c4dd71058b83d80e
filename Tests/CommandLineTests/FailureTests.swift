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

  @Test(
    "a full stdout is a failure of whatever writes to it",
    arguments: [
      "month 2027-02 -o -", "year 2027 --format pdf -o -", "month 2027-02 -o a.png", "render a.yml -o a.png",
      "batch a.yml -q", "batch a.yml --list", "describe month 2027-02", "describe a.yml --html", "calendars", "locales",
      "fonts", "symbols", "schema", "completions fish", "--help", "batch --help", "--version",
      "compare old.png old.png --json",
    ])
  func fullStdout(arguments: String) throws {
    try folder.write("visibleDateComponents: 2027-02\noutput: a.png", to: "a.yml")
    _ = try folder.tool.run(["month", "2027-01", "--size", "100x100", "-o", "old.png"])
    let outcome = try folder.tool.shell("\"$tool\" \(arguments) > /dev/full")
    #expect(outcome.errors == "stdout: no space left on device\n")
    #expect(outcome.status == 1)
  }

  @Test("a full stderr is nothing that anybody could be told")
  func fullStderr() throws {
    let outcome = try folder.tool.shell("\"$tool\" month 2027-02 -o - 2> /dev/full | wc -c; \"$tool\" x 2> /dev/full")
    #expect(Int(outcome.output.dropLast()) ?? 0 > 1000)
    #expect(outcome.status == 2)
  }

  @Test("a reader that has seen enough, and a stdout that is closed, are none")
  func stdout() throws {
    let enough = try folder.tool.shell("set -o pipefail; \"$tool\" locales | head -1")
    #expect(enough.status == 0)
    #expect(enough.errors == "")
    let closed = try folder.tool.shell("\"$tool\" month 2027-02 -o a.png >&-")
    #expect(closed.status == 0)
    #expect(folder.files == ["a.png"])
  }

  @Test(
    "a device, a pipe or a stream is not replaced by a file",
    arguments: ["ln -s /dev/null a.png", "mkfifo a.png", "ln -s /proc/self/fd/1 a.png"])
  func device(making: String) throws {
    let outcome = try folder.tool.shell(
      "\(making); \"$tool\" month 2027-02 -o a.png; s=$?; test -f a.png -a ! -L a.png || exit $s")
    #expect(outcome.errors == "a.png: is a device or a pipe, not a file; - stands for stdout\n")
    #expect(outcome.status == 1)
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
