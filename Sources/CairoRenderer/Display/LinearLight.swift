import Glibc

/// sRGB's transfer function (IEC 61966-2-1), by which channels become amounts of light, whose means are what the eye
/// sees of pixels side by side.
enum LinearLight {
  /// Of each value of a channel, 0 to 1.
  static let ofChannel: [Float] = (0...255).map { value in
    let share = Float(value) / 255
    return share <= 0.04045 ? share / 12.92 : powf((share + 0.055) / 1.055, 2.4)
  }

  /// The channel that has a share of one's light, and the rest of another's.
  static func mix(_ share: Double, of one: UInt8, and other: UInt8) -> UInt8 {
    let (one, other) = (ofChannel[Int(one)], ofChannel[Int(other)])
    let light = other + (one - other) * Float(share)
    let share = light <= 0.0031308 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
    return UInt8((share * 255).rounded())
  }
}
