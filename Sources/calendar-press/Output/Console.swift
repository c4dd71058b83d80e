import CairoRenderer
import Glibc

/// The program's standard streams.
///
/// Written paths and what was asked for go to stdout, everything else to stderr.
struct Console {
  init() {
    // A reader that has seen enough (`| head -1`) closes the pipe: writing then fails instead of killing a program that
    // may have temporary files to remove.
    signal(SIGPIPE, SIG_IGN)
    // The same for a limit on the size of files.
    signal(SIGXFSZ, SIG_IGN)
    // Where a standard stream was closed, the next file to be opened would take its number, and output its place.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes a line to stdout. A reader that has gone away is no failure.
  func print(_ line: String) throws(ToolError) {
    try write(Array((line + "\n").utf8), toleratesClosedPipe: true)
  }

  /// Writes a file's bytes to stdout, all of which the reader must take.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    try write(bytes, toleratesClosedPipe: false)
  }

  /// Writes a line to stderr; there is nobody to tell when that fails.
  func complain(_ line: String) {
    try? Array((line + "\n").utf8).write(to: STDERR_FILENO)
  }

  private func write(_ bytes: [UInt8], toleratesClosedPipe: Bool) throws(ToolError) {
    do throws(SystemError) {
      try bytes.write(to: STDOUT_FILENO)
    } catch {
      if toleratesClosedPipe, error.code == EPIPE { return }
      throw .writing(path: "stdout", reason: error.description)
    }
  }
}
