import Foundation

/// A program that was started.
public struct RunningTool {
  private let process = Process()
  private let streams: TemporaryFolder

  init(_ program: String, _ arguments: [String], input: String, in folder: URL) throws {
    // Files instead of pipes: a pipe that nobody empties stops its writer.
    streams = try TemporaryFolder()
    let (stdin, stdout, stderr) = (streams.file("in"), streams.file("out"), streams.file("err"))
    for file in [stdin, stdout, stderr] { try Data(file == stdin ? input.utf8 : "".utf8).write(to: file) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: stdin)
    process.standardOutput = try FileHandle(forWritingTo: stdout)
    process.standardError = try FileHandle(forWritingTo: stderr)
    try process.run()
  }

  /// Whether it has not ended yet.
  public var isRunning: Bool { process.isRunning }

  /// Sends it a signal.
  public func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until it ends, and says how. The status of one that a signal has ended is the signal's number.
  public func outcome() throws -> BuiltTool.Outcome {
    process.waitUntilExit()
    let bytes = try Data(contentsOf: streams.file("out"))
    return BuiltTool.Outcome(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: streams.file("err")), as: UTF8.self), bytes: bytes)
  }
}
