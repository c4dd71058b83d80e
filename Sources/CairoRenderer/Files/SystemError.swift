import Glibc

/// What the operating system refused.
package struct SystemError: Error, CustomStringConvertible {
  /// `errno`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The system's own words, in lower case as messages here begin.
  package var description: String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
