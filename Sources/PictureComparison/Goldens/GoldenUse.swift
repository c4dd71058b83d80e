import Foundation

/// That a test run has used a golden: a line of JSON in a log.
public struct GoldenUse: Hashable, Sendable, Codable {
  /// The golden's file.
  public var golden: String
  /// The options by which the run left tests out; empty for a run of all.
  public var filters: [String]

  public init(golden: String, filters: [String] = []) {
    self.golden = golden
    self.filters = filters
  }

  /// A use by this process, which `swift test` has told what to run.
  public init(of golden: String) {
    self.init(golden: golden, filters: Self.filters(in: CommandLine.arguments))
  }

  /// Swift Testing is given the options as they were, XCTest the names of tests instead of any option.
  static func filters(in arguments: [String]) -> [String] {
    if let first = arguments.dropFirst().first, !first.hasPrefix("-") { return ["tests chosen by name"] }
    let pairs = zip(arguments, arguments.dropFirst() + [""])
    return pairs.filter { ["--filter", "--skip"].contains($0.0) }.map { "\($0.0) \($0.1)" }
  }

  /// Adds the line to a log, which is made when it is not there.
  public func append(to log: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(self) + Data("\n".utf8)
    let descriptor = open(log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: log]) }
    defer { close(descriptor) }
    // One call a line: lines of tests that run at once don't mix.
    let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == line.count else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: log]) }
  }
}
