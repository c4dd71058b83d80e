import CCairo
import Glibc

/// Notices allocations that fail while cairo, pixman and pango work.
///
/// Not all of those are reported: pixman leaves out what it has no memory for, and cairo 1.16 embeds fonts with parts
/// missing. But `malloc` leaves its failure in `errno`, which nothing sets back to 0.
enum AllocationWatch {
  /// Does something on this thread, and throws when an allocation failed meanwhile.
  static func hold<Result>(doing action: String, _ body: () throws -> Result) throws -> Result {
    let outside = errno
    errno = 0
    defer { if outside == ENOMEM { errno = ENOMEM } }
    let result = try body()
    if errno == ENOMEM { try CairoContext.check(CAIRO_STATUS_NO_MEMORY, doing: action) }
    return result
  }
}
