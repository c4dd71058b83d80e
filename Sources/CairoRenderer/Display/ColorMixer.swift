/// Makes colours from those of a palette, side by side in one cell of the threshold matrix (Thomas Knoll's pattern
/// dithering).
struct ColorMixer {
  /// The palette in linear light, where side by side is the mean.
  private let linear: [SIMD3<Float>]
  private let luminance: [Float]

  /// - Parameter palette: opaque colours.
  init(_ palette: Palette) {
    linear = palette.colors.map(Self.light)
    luminance = linear.map { ($0 * SIMD3(0.2126, 0.7152, 0.0722)).sum() }
  }

  /// The numbers of the colours that together look like an opaque colour, the darkest first: as many as the matrix has
  /// places.
  func mix(_ color: UInt32) -> [UInt8] {
    let target = Self.light(color)
    var counts = [Int](repeating: 0, count: linear.count)
    var sum = SIMD3<Float>()
    for taken in 0..<Self.places {
      let goal = target * Float(taken + 1) - sum
      let nearest = linear.indices.min { Self.distance(linear[$0], goal) < Self.distance(linear[$1], goal) } ?? 0
      counts[nearest] += 1
      sum += linear[nearest]
    }
    // A paper that is almost white is white: lone specks would look like dirt.
    if let most = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[most] >= Self.places - Self.specks {
      return Array(repeating: UInt8(most), count: Self.places)
    }
    return linear.indices.sorted { luminance[$0] < luminance[$1] }.flatMap {
      Array(repeating: UInt8($0), count: counts[$0])
    }
  }

  private static let places = ThresholdMatrix.ranks.count
  /// How few pixels of a cell are left out.
  private static let specks = 4

  private static func distance(_ one: SIMD3<Float>, _ other: SIMD3<Float>) -> Float {
    let difference = one - other
    return (difference * difference).sum()
  }

  /// A pixel's channels in linear light, 0 to 1.
  private static func light(_ pixel: UInt32) -> SIMD3<Float> {
    let light = LinearLight.ofChannel
    return SIMD3(light[Int(pixel >> 16 & 0xFF)], light[Int(pixel >> 8 & 0xFF)], light[Int(pixel & 0xFF)])
  }
}
