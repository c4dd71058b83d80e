/// Bayer's ordered dither of eight by eight pixels (B. E. Bayer, An optimum method for two-level rendition of
/// continuous-tone pictures, 1973): the place of each pixel in the order in which a darkening tint fills them.
///
/// What a pixel becomes depends on its own colour and place alone, so that bands and threads change nothing.
enum ThresholdMatrix {
  static let side = 8
  /// 0 to 63, row by row.
  static let ranks: [UInt8] = (0..<side * side).map { index in
    let (x, y) = (index % side, index / side)
    // Interleaves the bits of y and of x xor y, the lowest becoming the highest.
    return (0..<3).reduce(0) { rank, bit in
      rank << 2 | UInt8((x ^ y) >> bit & 1) << 1 | UInt8(y >> bit & 1)
    }
  }
}
