import Foundation

/// A program that was started with files for its standard streams.
struct ChildProcess {
  /// How it ended.
  enum End: Hashable {
    case exit(Int32)
    /// It took more processor time than its limit.
    case timeOut
    case signal(Int32)
  }

  private let identifier: pid_t

  /// Starts a program; its errors are dropped.
  init(_ command: [String], input: MemoryFile, output: MemoryFile) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.descriptor, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this program ignores or holds back, or was started to, would not end the other one either.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGXCPU] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let problem = posix_spawn(&child, command[0], &actions, &attributes, &arguments, environ)
    guard problem == 0 else {
      throw PictureProblem("its decoder can't be started: \(String(cString: strerror(problem)))")
    }
    identifier = child
  }

  /// Waits for its end, and tells the processor time that it took.
  func end() throws(PictureProblem) -> (end: End, seconds: Double) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw PictureProblem("its decoder was lost sight of") }
    }
    return (End(status), usage.ru_utime.inSeconds + usage.ru_stime.inSeconds)
  }
}

extension ChildProcess.End {
  /// - Parameter status: as `wait` gives it.
  fileprivate init(_ status: Int32) {
    let signal = status & 0x7F
    self =
      switch signal {
      case 0: .exit(status >> 8 & 0xFF)
      case SIGXCPU: .timeOut
      default: .signal(signal)
      }
  }
}

extension timeval {
  fileprivate var inSeconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}
