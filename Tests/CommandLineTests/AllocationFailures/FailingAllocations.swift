import Foundation
import ToolRunning

/// Runs of the program in which allocations of cairo and pixman fail.
struct FailingAllocations {
  /// The status of a run that ended in a crash within cairo or what it draws with.
  static let libraryCrash: Int32 = 99

  private let folder: TemporaryFolder

  /// Whether the library that is preloaded can be compiled, with the C compiler that Swift brings along or another one.
  static let canBeMade = BuiltTool.canRun("\(compiler) --version")
  private static let compiler = "$(command -v clang || command -v cc)"

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FailingAllocations.c").path
    let made = try folder.tool.shell(
      "\(Self.compiler) -O1 -fno-optimize-sibling-calls -shared -fPIC -o FailingAllocations.so '\(source)' -ldl")
    guard made.status == 0 else { throw CompilerError(words: made.errors) }
  }

  private struct CompilerError: Error {
    let words: String
  }

  /// How many there are in a run in which none fails.
  func count(_ arguments: String) throws -> Int {
    _ = try shell("ALLOCATION_COUNT=count", arguments)
    return try Int(String(contentsOf: folder.file("count"), encoding: .utf8)) ?? 0
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - number: the one that fails, from 1.
  ///   - isForGood: whether those that follow fail, too.
  func run(_ arguments: String, failing number: Int, isForGood: Bool = false) throws -> BuiltTool.Outcome {
    try shell("FAILING_ALLOCATIONS=\(number)\(isForGood ? "-" : "")", arguments)
  }

  private func shell(_ setting: String, _ arguments: String) throws -> BuiltTool.Outcome {
    try folder.tool.shell("\(setting) LD_PRELOAD=\"$PWD/FailingAllocations.so\" exec \"$tool\" \(arguments)")
  }

  /// Numbers to try of so many: some, spread evenly, or all where the environment asks for it.
  static func numbers(to count: Int, some: Int) -> [Int] {
    let isThorough = ProcessInfo.processInfo.environment["EVERY_ALLOCATION"] != nil
    return Array(stride(from: 1, through: count, by: isThorough ? 1 : max(1, count / some)))
  }
}
