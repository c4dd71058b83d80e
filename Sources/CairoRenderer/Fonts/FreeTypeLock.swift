import Synchronization

/// Lets one thread at a time into FreeType.
///
/// cairo 1.16 shares a FreeType library and about ten open faces between all threads, whatever font maps they come from,
/// and closes a face to open another without the lock under which a third thread may be using it. Seen as a crash:
/// `FT_Done_Face` in one thread during `cairo_ft_scaled_font_lock_face` in another.
enum FreeTypeLock {
  private static let mutex = Mutex(())

  /// Does what may open, use or close a face. Not to be nested.
  static func hold<Result: Sendable>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in body() }
  }
}
