/// How large a picture file may be before it is refused unread.
struct PictureLimits: Hashable, Sendable {
  /// 64 MiB.
  var bytes = 64 << 20
  /// As many as a 100-megapixel camera takes.
  var pixels = 104_000_000
}
