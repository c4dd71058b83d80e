import Foundation
import Testing
import ToolRunning

@Suite("What a batch says on the way")
struct BatchReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeMonths()
  }

  @Test("is its paths, in order, and what it came to")
  func plain() throws {
    let outcome = try folder.tool.run(["batch", "months.yml", "-j3"])
    let paths = ["en_US", "ru_RU", "ar_EG"].flatMap { locale in
      ["default", "serif"].flatMap { design in
        (1...10).map { "\(locale)-\(design)/\($0 < 10 ? "0" : "")\($0).png\n" }
      }
    }
    #expect(outcome.output == paths.joined())
    #expect(outcome.errors == "60 written\n")
    let again = try folder.tool.run(["batch", "months.yml"])
    #expect(again.output == "")
    #expect(again.errors == "0 written, 60 skipped\n")
  }

  @Test("is nothing but paths where it is to be quiet")
  func quiet() throws {
    let outcome = try folder.tool.run(["batch", "months.yml", "--quiet"])
    #expect(outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").count == 60)
  }

  @Test("is a bar on a terminal, which is gone in the end")
  func terminal() throws {
    let outcome = try folder.tool.shell(
      "TERM=xterm script -qec \"\\\"$tool\\\" batch months.yml --size 300x300 > paths\" screen > /dev/null")
    #expect(outcome.status == 0)
    let screen = try String(contentsOf: folder.file("screen"), encoding: .utf8)
    #expect(screen.contains(/\r\[#*-*\] \d+ of 60 done, [\d.]+\/s, \d+ s left\u{1B}\[K/))
    #expect(screen.contains("\r\u{1B}[K60 written"))
    #expect(try String(contentsOf: folder.file("paths"), encoding: .utf8).split(separator: "\n").count == 60)
  }

  @Test("render draws all of a matrix, too")
  func render() throws {
    #expect(
      try folder.tool.run(["render", "months.yml", "--output-dir", "a"]).output.split(separator: "\n").count == 60)
    let described = try folder.tool.run(["describe", "months.yml"])
    #expect(described.output.ranges(of: "\"title\":\"January 2027\"").count == 4)
  }
}
