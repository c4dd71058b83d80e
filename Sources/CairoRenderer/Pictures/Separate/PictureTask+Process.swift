import Foundation

extension PictureTask {
  /// Does in this process what a `PictureProcess` started it for: a picture from stdin, what is made of it to stdout.
  ///
  /// - Parameter arguments: those that follow the ones of `PictureProcess`.
  /// - Returns: the status to exit with.
  public static func perform(_ arguments: [String]) -> Int32 {
    guard let (task, bounds) = parsed(arguments) else { return EXIT_FAILURE }
    let output = FileHandle.standardOutput
    do {
      let limits = PictureLimits()
      let picture = try FileHandle.standardInput.read(upToCount: limits.bytes + 1) ?? Data()
      bounds.impose()
      tellShortage()
      let result = try task.result(for: PictureFile(bytes: [UInt8](picture), limits: limits))
      try output.write(contentsOf: result)
      return EXIT_SUCCESS
    } catch {
      if errno == ENOMEM { return shortage }
      let reason = (error as? PictureProblem)?.reason ?? "\(error)"
      return (try? output.write(contentsOf: Data(reason.utf8))) == nil ? EXIT_FAILURE : refusal
    }
  }

  /// Lets this process end with a status of its own when it breaks down for want of memory: most libraries end a process
  /// that gets none, by one signal or another. `malloc` has left its reason in `errno`.
  private static func tellShortage() {
    for number in [SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS] {
      signal(number) { number in
        if errno == ENOMEM { _exit(PictureTask.shortage) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}

extension PictureTask.Bounds {
  /// Makes them this process's own.
  fileprivate func impose() {
    // At the first of both a signal, which some library might catch; at the second the end.
    Self.limit(RLIMIT_CPU, to: seconds, atMost: seconds + 1)
    let space = Self.addressSpace + (Self.libraries + mebibytes) << 20
    Self.limit(RLIMIT_AS, to: space, atMost: space)
    // A decoder that breaks down is of no interest, and its memory is a stranger's picture.
    Self.limit(RLIMIT_CORE, to: 0, atMost: 0)
  }

  private static func limit(_ resource: __rlimit_resource, to value: Int, atMost most: Int) {
    var limit = rlimit()
    let number = __rlimit_resource_t(resource.rawValue)
    getrlimit(number, &limit)
    limit.rlim_max = min(rlim_t(most), limit.rlim_max)
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    setrlimit(number, &limit)
  }

  /// What is left to librsvg and all that comes with it, in MiB: it is loaded later, by pictures that need it.
  private static let libraries = 64

  /// What the process has of the address space now, in bytes.
  private static var addressSpace: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").first
    return (pages.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }
}
