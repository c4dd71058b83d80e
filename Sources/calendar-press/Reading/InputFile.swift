import CairoRenderer
import CalendarConfig
import Glibc

/// A config's text, from a file or stdin.
struct InputFile {
  /// As messages name it.
  let name: String
  /// The folder that its paths are relative to; empty for the current one.
  let folder: String
  let bytes: [UInt8]

  /// Reads a file, or stdin for `-`, but no more than a little beyond a limit: what is larger is refused by its reader.
  init(_ path: String, limit: Int) throws(ConfigError) {
    name = path == "-" ? "<stdin>" : path
    folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
    do throws(SystemError) {
      let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError(code: errno) }
      defer { if descriptor != STDIN_FILENO { close(descriptor) } }
      bytes = try Self.read(descriptor, limit: limit)
    } catch {
      throw ConfigError([ConfigProblem(Place(source: name), error.description)])
    }
  }

  private static func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(code: errno)
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
