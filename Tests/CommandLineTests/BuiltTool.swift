import Foundation

/// The program as it was built, run as a process of its own.
struct BuiltTool {
  /// How a run ended.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
    let bytes: Data
  }

  /// The folder it is run in.
  let folder: URL

  /// The program lies beside the tests.
  static let path = URL(fileURLWithPath: Bundle.main.bundlePath).appendingPathComponent("calendar-press").path

  /// Runs it with arguments, and with a text for stdin.
  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try Self.run(Self.path, arguments, input: input, in: folder)
  }

  /// Runs a line of bash, in which `$tool` is the program.
  func shell(_ line: String) throws -> Outcome {
    try Self.run("/bin/bash", ["-c", "tool='\(Self.path)'; \(line)"], input: "", in: folder)
  }

  private static func run(_ program: String, _ arguments: [String], input: String, in folder: URL) throws -> Outcome {
    // Files instead of pipes: a pipe that nobody empties stops its writer.
    let streams = try TemporaryFolder()
    let (stdin, stdout, stderr) = (streams.file("in"), streams.file("out"), streams.file("err"))
    for file in [stdin, stdout, stderr] { try Data(file == stdin ? input.utf8 : "".utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: stdin)
    process.standardOutput = try FileHandle(forWritingTo: stdout)
    process.standardError = try FileHandle(forWritingTo: stderr)
    try process.run()
    process.waitUntilExit()
    let bytes = try Data(contentsOf: stdout)
    return Outcome(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: stderr), as: UTF8.self), bytes: bytes)
  }
}
