import CairoRenderer
import Glibc

extension Console {
  /// Whether stderr is a terminal whose last line can be written over.
  var isTerminal: Bool {
    guard isatty(STDERR_FILENO) == 1, let kind = getenv("TERM") else { return false }
    return strcmp(kind, "dumb") != 0
  }

  /// Whether what is written to stdout is seen on a terminal too.
  var showsOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The terminal's width in characters.
  var width: Int {
    var size = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Writes a line of ASCII over the terminal's last, as far as it fits; the next is written over it.
  func sketch(_ line: String) {
    try? Array("\r\(line.prefix(max(0, width - 1)))\u{1B}[K".utf8).write(to: STDERR_FILENO)
  }
}
