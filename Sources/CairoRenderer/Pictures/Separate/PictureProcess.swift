import Glibc

/// Decodes and draws picture files in a process of its own, which may take some time and memory and no more.
///
/// What strangers send may keep a decoder busy for hours, or end it: then it ends that process only.
public struct PictureProcess: Hashable, Sendable {
  /// The program that is started. With `arguments` first, it is to call `PictureTask.perform` with the others.
  public var executable: String
  public var arguments: [String]
  /// Processor time for one picture.
  public var time: Time
  /// Processor time for all pictures that a library decodes until its `startTimeAnew()`.
  public var totalTime: Time
  /// Memory for one picture beside what the program takes itself.
  public var memory: Memory

  /// A processor time, and how a picture that takes longer is given more.
  public struct Time: Hashable, Sendable {
    public var seconds: Int
    /// What a message about such a picture ends with.
    public var remedy: String

    public init(seconds: Int, remedy: String = "") {
      self.seconds = seconds
      self.remedy = remedy
    }
  }

  /// Some memory, and how a picture that needs more is given it.
  public struct Memory: Hashable, Sendable {
    public var mebibytes: Int
    /// What a message about such a picture ends with.
    public var remedy: String

    public init(mebibytes: Int, remedy: String = "") {
      self.mebibytes = mebibytes
      self.remedy = remedy
    }
  }

  public init(
    executable: String, arguments: [String], time: Time = Time(seconds: 10), totalTime: Time = Time(seconds: 60),
    memory: Memory = Memory(mebibytes: 2048)
  ) {
    self.executable = executable
    self.arguments = arguments
    self.time = time
    self.totalTime = totalTime
    self.memory = memory
  }

  /// What a task makes of a picture.
  ///
  /// - Parameter spent: the time that the pictures before it took, to which its own is added.
  func result(of task: PictureTask, for bytes: [UInt8], spent: SpentTime) throws -> [UInt8] {
    let left = totalTime.seconds - spent.seconds
    guard left > 0 else { throw totalTimeExceeded }
    let bounds = PictureTask.Bounds(seconds: min(time.seconds, left), mebibytes: memory.mebibytes)
    let input = try MemoryFile(bytes)
    let output = try MemoryFile([])
    let command = [executable] + arguments + task.arguments(within: bounds)
    let (end, seconds) = try ChildProcess(command, input: input, output: output).end()
    spent.add(seconds)
    switch end {
    case .exit(0): return output.bytes()
    case .exit(PictureTask.refusal): throw PictureProblem(String(decoding: output.bytes(), as: UTF8.self))
    case .exit(PictureTask.shortage): throw PictureProblem("it needs more than \(memory)")
    case .exit: throw PictureProblem("its decoder failed")
    // A library that catches the signal of its time is killed later; of the time that is told a tick may be missing.
    case .timeOut,
      .signal(SIGKILL) where seconds > Double(bounds.seconds) - 0.5:
      guard left >= time.seconds else { throw totalTimeExceeded }
      throw PictureProblem("it takes more than \(time)")
    case .signal(SIGKILL): throw PictureProblem("its decoder was killed, as systems do that run out of memory")
    case .signal: throw PictureProblem("its decoder broke down")
    }
  }

  private var totalTimeExceeded: PictureProblem {
    PictureProblem("the pictures together take more than \(totalTime)", isLasting: false)
  }
}

extension PictureProcess.Time: CustomStringConvertible {
  public var description: String { "\(seconds) s of work" + (remedy.isEmpty ? "" : "; \(remedy)") }
}

extension PictureProcess.Memory: CustomStringConvertible {
  public var description: String { "\(mebibytes) MiB of memory" + (remedy.isEmpty ? "" : "; \(remedy)") }
}
