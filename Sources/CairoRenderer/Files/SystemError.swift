import Glibc

/// What the operating system refused.
package struct SystemError: Error, CustomStringConvertible {
  /// `errno`.
  package let code: Int32
  /// The system's own words, in lower case as messages here begin.
  package let description: String

  package init(code: Int32) {
    let words = String(cString: strerror(code))
    self.init(code: code, words: words.prefix(1).lowercased() + words.dropFirst())
  }

  /// An error for which the system has no words that fit.
  init(code: Int32, words: String) {
    self.code = code
    description = words
  }
}
