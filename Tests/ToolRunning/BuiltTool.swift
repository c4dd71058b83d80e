public import Foundation

/// The program as it was built, run as a process of its own.
public struct BuiltTool {
  /// How a run ended.
  public struct Outcome {
    public let status: Int32
    public let output: String
    public let errors: String
    public let bytes: Data
  }

  /// The folder it is run in.
  public let folder: URL

  public init(folder: URL) {
    self.folder = folder
  }

  /// The program lies beside the tests.
  public static let path = URL(fileURLWithPath: Bundle.main.bundlePath).appendingPathComponent("calendar-press").path

  /// Runs it with arguments, and with a text for stdin.
  public func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try RunningTool(Self.path, arguments, input: input, in: folder).outcome()
  }

  /// Runs a line of bash, in which `$tool` is the program.
  public func shell(_ line: String) throws -> Outcome {
    try RunningTool("/bin/bash", ["-c", "tool='\(Self.path)'; \(line)"], input: "", in: folder).outcome()
  }

  /// Whether this machine can run a line of bash: whether it ends with 0.
  public static func canRun(_ line: String) -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    return withExtendedLifetime(folder) { (try? folder.tool.shell(line).status) == 0 }
  }

  /// Starts it with arguments.
  public func start(_ arguments: [String]) throws -> RunningTool {
    try RunningTool(Self.path, arguments, input: "", in: folder)
  }
}
