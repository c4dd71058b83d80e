import Foundation
import Testing
import ToolRunning

@Suite("On a machine that lacks what others have")
struct StrangeMachineTests {
  private let folder: TemporaryFolder
  private static let page = "month 2027-02 --today 2027-02-03 --size 300x300 -o -"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("this is no font", to: "home/.fonts/broken.ttf")
    try folder.write("this is no font", to: "home/.local/share/fonts/broken.otf")
  }

  @Test("a path that is no UTF-8 is not taken for another one")
  func foreignPath() throws {
    let outcome = try folder.tool.shell("\"$tool\" month 2027-02 -o $'\\xff.png'")
    #expect(
      outcome.errors.hasPrefix("calendar-press: \"\u{FFFD}.png\" is no UTF-8\n"), "\(outcome.errors)")
    #expect(outcome.status == 2)
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".png") })
  }

  @Test(
    "a page is the same",
    arguments: [
      "env -i \"$tool\"",
      "FONTCONFIG_FILE=/nowhere FONTCONFIG_PATH=/nowhere \"$tool\"",
      "XDG_CACHE_HOME=/dev/null XDG_DATA_DIRS=/nowhere \"$tool\"",
      "HOME=\"$PWD/home\" XDG_DATA_HOME=\"$PWD/home/.local/share\" \"$tool\"",
      "HOME= TZ= LANG= \"$tool\"",
      "TZ=:/etc/passwd LC_ALL=$(printf 'x%.0s' {1..5000}) \"$tool\"",
      "cd /; \"$tool\"",
      "ulimit -n 16; \"$tool\"",
    ])
  func page(tool: String) throws {
    let usual = try folder.tool.shell("\"$tool\" \(Self.page)")
    let outcome = try folder.tool.shell("\(tool) \(Self.page)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.bytes == usual.bytes)
  }

  @Test(
    "what can't be written is told with its reason, and leaves nothing",
    arguments: [
      ("\"$tool\" month 2027-02 -o /sys/a.png", "/sys/a.png: permission denied\n"),
      ("\"$tool\" month 2027-02 -o - > /dev/full", "stdout: no space left on device\n"),
      ("ulimit -f 1; \"$tool\" month 2027-02 --size 800x800 -o a.png", "a.png: file too large\n"),
      ("touch f; \"$tool\" month 2027-02 -o f/a.png", "f/a.png: not a directory\n"),
    ])
  func unwritable(line: String, errors: String) throws {
    let outcome = try folder.tool.shell(line)
    #expect(outcome.errors == errors)
    #expect(outcome.status == 1)
    #expect(folder.files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".part") } == [])
  }

  @Test("a reader that has seen enough is no failure", arguments: ["locales", "describe month 2027-02", "--help"])
  func closedPipe(arguments: String) throws {
    let outcome = try folder.tool.shell("set -o pipefail; \"$tool\" \(arguments) | head -c 1")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test("two runs on one folder both end well, with whole files only")
  func twoRuns() throws {
    try folder.write("pages: 2027-01..2027-06\npage: {size: 200x200}\noutput: '{month}.png'", to: "a.yml")
    let outcome = try folder.tool.shell(
      "\"$tool\" batch a.yml --output-dir out -q & first=$!; \"$tool\" batch a.yml --output-dir out -q; a=$?; "
        + "wait $first; echo $a $?")
    #expect(outcome.output.hasSuffix("0 0\n"), "\(outcome.output)\(outcome.errors)")
    #expect(folder.files.filter { $0.hasPrefix("out/") } == (1...6).map { "out/0\($0).png" })
    for month in 1...6 {
      #expect(try Data(contentsOf: folder.file("out/0\(month).png")).suffix(8).prefix(4) == Data("IEND".utf8))
    }
  }
}
