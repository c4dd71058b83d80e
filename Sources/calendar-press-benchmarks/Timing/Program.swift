import Glibc

/// A program that is run to its end, its output thrown away.
struct Program: Sendable {
  let path: String
  let arguments: [String]

  /// What a run took.
  struct Usage {
    var time: Duration
    /// The most memory it had at once.
    var peakKiB: Int
  }

  /// Runs it.
  ///
  /// - Throws: `BenchmarkError` when it can't be started or fails.
  func run() throws -> Usage {
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    let code = posix_spawn(&process, path, &actions, nil, words, environ)
    guard code == 0 else { throw BenchmarkError("\(path): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("\(path): \(String(cString: strerror(errno)))") }
    }
    let time = start.duration(to: clock.now)
    guard status == 0 else { throw BenchmarkError("\(path) \(arguments.joined(separator: " ")) failed") }
    return Usage(time: time, peakKiB: usage.ru_maxrss)
  }

  /// The program that is running.
  static func own(_ arguments: [String]) -> Program {
    Program(path: ownPath, arguments: arguments)
  }

  /// The program of a name beside the one that is running.
  static func neighbor(_ name: String, _ arguments: [String] = []) throws -> Program {
    let path = ownPath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
    guard access(path, X_OK) == 0 else {
      throw BenchmarkError("\(path) is not there; build it with: swift build -c release --product \(name)")
    }
    return Program(path: path, arguments: arguments)
  }

  private static var ownPath: String {
    let path = realpath("/proc/self/exe", nil)
    defer { free(path) }
    return path.map { String(cString: $0) } ?? CommandLine.arguments[0]
  }
}
