import Glibc

/// The name of a file that is being written, beside the place it will be renamed to.
///
/// It says who writes it, so that it can be told later whether it was left by a process that was killed.
struct UnfinishedName: Hashable {
  /// The machine's name.
  let host: String
  let process: Int32
  /// What tells the process's files apart.
  let number: UInt64

  private static let prefix = ".calendar-press-"
  private static let suffix = ".part"

  /// This machine's name, as far as it fits into a file's name.
  static let thisHost: String = {
    var buffer = [CChar](repeating: 0, count: 65)
    gethostname(&buffer, buffer.count - 1)
    let name = buffer.prefix { $0 != 0 }.map {
      UInt8(bitPattern: $0) == UInt8(ascii: "/") ? UInt8(ascii: "_") : UInt8(bitPattern: $0)
    }
    return String(decoding: name, as: UTF8.self)
  }()

  /// A new name of this process's.
  init() {
    host = Self.thisHost
    process = getpid()
    number = .random(in: 0...UInt64.max)
  }

  /// The name that a file has; nil when it is none of ours.
  init?(file: String) {
    guard file.hasPrefix(Self.prefix), file.hasSuffix(Self.suffix) else { return nil }
    let parts = file.dropFirst(Self.prefix.count).dropLast(Self.suffix.count).split(separator: "-")
    guard parts.count >= 3, let process = Int32(parts[parts.count - 2]), let number = UInt64(parts[parts.count - 1])
    else { return nil }
    host = parts.dropLast(2).joined(separator: "-")
    self.process = process
    self.number = number
  }

  var file: String { "\(Self.prefix)\(host)-\(process)-\(number)\(Self.suffix)" }
}
