import Foundation
import Testing
import ToolRunning

@Suite("An interrupted batch")
struct InterruptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeMonths()
  }

  /// Starts a batch and waits until it has written so many files.
  private func start(until count: Int, _ arguments: [String] = []) throws -> RunningTool {
    let batch = try folder.tool.start(["batch", "months.yml", "--output-dir", "out"] + arguments)
    while batch.isRunning, folder.files.count(where: { $0.hasSuffix(".png") }) < count {}
    return batch
  }

  @Test("that was killed three times ends with the files of one that was not")
  func killed() throws {
    #expect(try folder.tool.run(["batch", "months.yml", "--output-dir", "whole"]).status == 0)
    let whole = try folder.contents(of: "whole")
    #expect(whole.count == 60)
    var known = 0
    for _ in 0..<3 {
      let batch = try start(until: known + Int.random(in: 1...15))
      batch.send(SIGKILL)
      #expect(try batch.outcome().status == SIGKILL)
      // Every file there is, is whole.
      let files = try folder.contents(of: "out").filter { $0.key.hasSuffix(".png") }
      for (name, bytes) in files { #expect(bytes == whole[name], "\(name)") }
      known = files.count
    }
    #expect(known < 60)
    let last = try folder.tool.run(["batch", "months.yml", "--output-dir", "out", "--json"])
    #expect(last.status == 0)
    #expect(last.output.split(separator: "\n").count(where: { $0.contains("skipped") }) == known)
    #expect(try folder.contents(of: "out") == whole)
  }

  @Test("ends as signals end a program, with no part of a file", arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) throws {
    let batch = try start(until: 5)
    batch.send(number)
    let outcome = try batch.outcome()
    #expect(outcome.status == 128 + number)
    #expect(
      outcome.errors
        == "calendar-press batch: interrupted; what is written is whole, and the next run goes on from there\n")
    let left = folder.files.filter { !$0.hasSuffix(".png") }
    #expect(left == ["months.yml"])
    #expect(folder.files.count < 61)
    #expect(try folder.tool.run(["batch", "months.yml", "--output-dir", "out"]).status == 0)
    #expect(try folder.contents(of: "out").count == 60)
  }

  @Test("that is told to ignore SIGINT goes on")
  func ignored() throws {
    let outcome = try folder.tool.shell(
      "trap '' INT; \"$tool\" batch months.yml --output-dir out -q & kill -INT $!; wait $!")
    #expect(outcome.status == 0)
    #expect(try folder.contents(of: "out").count == 60)
  }

  @Test("a single month that is interrupted leaves nothing either")
  func month() throws {
    let month = try folder.tool.start(["year", "2027", "--size", "A0", "-o", "a.png"])
    month.send(SIGTERM)
    #expect([SIGTERM, 143].contains(try month.outcome().status))
    #expect(folder.files == ["months.yml"])
  }
}
