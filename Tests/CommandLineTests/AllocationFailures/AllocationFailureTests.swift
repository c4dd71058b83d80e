import Foundation
import Testing
import ToolRunning

/// `EVERY_ALLOCATION=1 swift test --filter AllocationFailureTests` lets each allocation fail, not some.
@Suite(
  "Where cairo or pixman get no memory", .enabled(if: FailingAllocations.canBeMade, "there is no C compiler"))
struct AllocationFailureTests {
  private let folder: TemporaryFolder
  private let allocations: FailingAllocations

  init() throws {
    folder = try TemporaryFolder()
    allocations = try FailingAllocations(in: folder)
    try folder.write(
      """
      visibleDateComponents: 2027-02
      today: 2027-02-03
      weekNumbers: iso
      selectionBehavior: {dateRange: 2027-02-10..2027-02-12}
      decorations:
        - {on: 2027-02-14, image: heart.fill, color: systemRed, size: large}
        - {on: {weekday: friday}, color: systemOrange}
        - {on: 2027-02-20, text: "🎉"}
      page: {size: 400x400}
      """, to: "a.yml")
    try folder.write("pages: 2027-01..2027-03\nfonts: shipped\npage: {size: 200x200}", to: "months.yml")
  }

  @Test(
    "a page is as it should be, or is not drawn and that is told",
    arguments: ["png", "pdf", "svg"], [false, true])
  func page(format: String, isForGood: Bool) throws {
    let command = "render a.yml --format \(format) -o \(format)"
    let count = try allocations.count(command)
    #expect(count > 500)
    let whole = try Data(contentsOf: folder.file(format))
    var refused = 0
    for number in FailingAllocations.numbers(to: count, some: 8) {
      try FileManager.default.removeItem(at: folder.file(format))
      defer { try? whole.write(to: folder.file(format)) }
      let outcome = try allocations.run(command, failing: number, isForGood: isForGood)
      let file = try? Data(contentsOf: folder.file(format))
      switch outcome.status {
      case 0:
        #expect(file == whole, "another picture when allocation \(number) fails")
        #expect(outcome.errors == "")
      case 1:
        refused += 1
        #expect(file == nil)
        #expect(outcome.errors.hasPrefix("\(format): ") && outcome.errors.hasSuffix(": out of memory\n"))
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      default:
        #expect(outcome.status == FailingAllocations.libraryCrash, "\(number): \(outcome.errors)")
        #expect(file == nil)
      }
    }
    #expect(refused > 0)
  }

  @Test("the other pages of a run are drawn, and are as they should be")
  func otherPages() throws {
    let command = "render months.yml -j 1 --output-dir out"
    let count = try allocations.count(command)
    let whole = try folder.files.filter { $0.hasPrefix("out/") }.map { ($0, try Data(contentsOf: folder.file($0))) }
    #expect(whole.count == 3)
    var refused = 0
    for number in FailingAllocations.numbers(to: count, some: 8) {
      for (name, _) in whole { try? FileManager.default.removeItem(at: folder.file(name)) }
      let outcome = try allocations.run(command, failing: number)
      for (name, bytes) in whole {
        let file = try? Data(contentsOf: folder.file(name))
        #expect(file == nil || file == bytes, "\(name) when allocation \(number) fails")
        guard outcome.status != FailingAllocations.libraryCrash else { continue }
        let isRefused = outcome.errors.hasPrefix("\(name): ") && outcome.errors.hasSuffix(": out of memory\n")
        #expect((file == nil) == isRefused, "\(number): \(outcome.errors)")
        if isRefused { refused += 1 }
      }
    }
    #expect(refused > 0)
  }
}
