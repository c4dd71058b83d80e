/// How much of a pixel a shape covers, in sixteen levels.
///
/// They are as smooth to the eye as cairo's 256, and leave a page with so few colours that a palette holds them, which
/// makes its file less than half as large.
enum Coverage {
  /// The nearest level to each of cairo's.
  static let reduced: [UInt8] = (0...255).map { UInt8(($0 * 15 + 127) / 255 * 17) }
}
