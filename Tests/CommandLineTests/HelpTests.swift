import Foundation
import Testing
import ToolRunning

@Suite("Help, lists and completions")
struct HelpTests {
  private let folder: TemporaryFolder
  private static let commands = [
    "month", "year", "render", "check", "describe", "compare", "goldens", "calendars", "locales", "fonts", "symbols",
    "schema", "completions",
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("the program's help names every command")
  func program() throws {
    let outcome = try folder.tool.run(["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
  }

  @Test("every command has help of its own, whatever else is asked", arguments: commands)
  func command(name: String) throws {
    let outcome = try folder.tool.run([name, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("usage: calendar-press \(name)"))
    #expect(outcome.output.contains("\nExit status:\n  0  "))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test("says its version")
  func version() throws {
    let outcome = try folder.tool.run(["--version"])
    #expect(outcome.output.wholeMatch(of: /calendar-press \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "lists what can be named, one a line",
    arguments: [
      ("calendars", "hebrew\t"), ("locales", "zh_Hant_TW\t"), ("fonts", "rounded\tNunito"),
      ("symbols", "heart.fill\theart, filled"),
    ])
  func lists(command: String, line: String) throws {
    let lines = try folder.tool.run([command]).output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(line) })
    let json = try folder.tool.run([command, "--json"])
    let entries = try JSONSerialization.jsonObject(with: json.bytes) as? [[String: String]]
    #expect(entries?.count == lines.count)
  }

  @Test("bash completes commands, options and names")
  func bash() throws {
    let script =
      "source <(\"$tool\" completions bash); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _calendar_press; echo ${COMPREPLY[@]}"
    func completions(_ words: String) throws -> String {
      try folder.tool.shell("COMP_WORDS=(calendar-press \(words)); \(script)").output
    }
    #expect(try completions("mon") == "month\n")
    #expect(try completions("month --font-d") == "--font-design\n")
    #expect(try completions("month --font-design ro") == "rounded\n")
    #expect(try completions("month --theme d") == "dark\n")
  }
}
