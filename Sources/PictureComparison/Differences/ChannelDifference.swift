import CalendarCore

/// How far two pixels are apart in the channel in which they are farthest apart.
public struct ChannelDifference: Hashable, Sendable, Codable {
  public var channel: ColorChannel
  /// 1 to 255.
  public var amount: Int
  /// The pixel.
  public var x: Int
  public var y: Int

  /// The difference of two pixels at a place; nil when both are wholly transparent or the same.
  ///
  /// Colours are taken as multiplied by alpha, so that what can't be seen doesn't count.
  init?(_ left: RGBA, _ right: RGBA, x: Int, y: Int) {
    channel = .red
    amount = Self.apart(left.red, left.alpha, right.red, right.alpha)
    self.x = x
    self.y = y
    consider(.green, Self.apart(left.green, left.alpha, right.green, right.alpha))
    consider(.blue, Self.apart(left.blue, left.alpha, right.blue, right.alpha))
    consider(.alpha, abs(Int(left.alpha) - Int(right.alpha)))
    if amount == 0 { return nil }
  }

  private mutating func consider(_ other: ColorChannel, _ difference: Int) {
    guard difference > amount else { return }
    channel = other
    amount = difference
  }

  /// Rounded up, so that what differs never counts as 0.
  private static func apart(_ first: UInt8, _ firstAlpha: UInt8, _ second: UInt8, _ secondAlpha: UInt8) -> Int {
    (abs(Int(first) * Int(firstAlpha) - Int(second) * Int(secondAlpha)) + 254) / 255
  }
}
