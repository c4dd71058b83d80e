import Glibc

/// What the operating system refused.
struct SystemError: Error, CustomStringConvertible {
  /// `errno`.
  let code: Int32

  /// The system's own words, in lower case as messages here begin.
  var description: String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
