/// Decodes and draws picture files in a process of its own, which may take some time and memory and no more.
///
/// What strangers send may keep a decoder busy for hours, or end it: then it ends that process only.
public struct PictureProcess: Hashable, Sendable {
  /// The program that is started. With `arguments` first, it is to call `PictureTask.perform` with the others.
  public var executable: String
  public var arguments: [String]
  /// Processor time for one picture, in seconds.
  public var seconds: Int
  /// Memory for one picture beside what the program takes itself, in bytes.
  public var memory: Int
  /// What a message about a picture that takes too long ends with: how it is given more time.
  public var remedy: String

  public init(
    executable: String, arguments: [String], seconds: Int = 10, memory: Int = 2 << 30, remedy: String = ""
  ) {
    self.executable = executable
    self.arguments = arguments
    self.seconds = seconds
    self.memory = memory
    self.remedy = remedy
  }

  /// What a task makes of a picture.
  func result(of task: PictureTask, for bytes: [UInt8]) throws -> [UInt8] {
    let input = try MemoryFile(bytes)
    let output = try MemoryFile([])
    let command =
      [executable] + arguments + task.arguments(within: PictureTask.Bounds(seconds: seconds, memory: memory))
    switch try ChildProcess(command, input: input, output: output).end() {
    case .exit(0): return output.bytes()
    case .exit(PictureTask.refusal): throw PictureProblem(String(decoding: output.bytes(), as: UTF8.self))
    case .exit: throw PictureProblem("its decoder failed")
    case .timeOut:
      throw PictureProblem("it takes more than \(seconds) s of work" + (remedy.isEmpty ? "" : "; \(remedy)"))
    case .signal: throw PictureProblem("its decoder broke down or needs more than \(memory >> 20) MiB")
    }
  }
}
