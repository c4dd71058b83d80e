/// Turns rows of opaque pixels into numbers of a palette's colours. One a worker: it keeps what it mixed.
final class OrderedDither {
  private let mixer: ColorMixer
  /// Where the mix of a colour lies in `mixes`.
  private var places: [UInt32: Int] = [:]
  private var mixes: [UInt8] = []

  init(_ palette: Palette) {
    mixer = ColorMixer(palette)
  }

  /// Numbers the pixels of a row of the page.
  func number(
    _ pixels: UnsafePointer<UInt32>, count: Int, ofRow row: Int, into numbers: UnsafeMutablePointer<UInt8>
  ) {
    let side = ThresholdMatrix.side
    let ranks = ThresholdMatrix.ranks[row % side * side..<(row % side + 1) * side].map(Int.init)
    var column = 0
    while column < count {
      let pixel = pixels[column]
      let end = PixelRun.end(of: pixel, in: pixels, from: column, to: count)
      let mix = place(ofMix: pixel & 0x00FF_FFFF)
      while column < end {
        numbers[column] = mixes[mix + ranks[column % side]]
        column += 1
      }
    }
  }

  private func place(ofMix color: UInt32) -> Int {
    if let known = places[color] { return known }
    // Photos have more colours than are worth keeping.
    if places.count >= Self.limit {
      places.removeAll(keepingCapacity: true)
      mixes.removeAll(keepingCapacity: true)
    }
    let place = mixes.count
    places[color] = place
    mixes += mixer.mix(color)
    return place
  }

  private static let limit = 1 << 16
}
