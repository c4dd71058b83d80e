import CCairo

/// What is wrong with a picture, without its name.
struct PictureProblem: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// What a library of glib's family says, which is freed.
  init(takingError error: UnsafeMutableRawPointer?) {
    guard let error = error?.assumingMemoryBound(to: GError.self) else {
      self.init("unreadable")
      return
    }
    self.init(String(cString: error.pointee.message))
    g_error_free(error)
  }
}
