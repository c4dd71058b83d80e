import CCairo

/// What is wrong with a picture, without its name.
struct PictureProblem: Error {
  let reason: String
  /// Whether the picture has it whenever it is decoded.
  let isLasting: Bool

  init(_ reason: String, isLasting: Bool = true) {
    self.reason = reason
    self.isLasting = isLasting
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
