import CalendarCore

/// Where two equally large pictures differ, and how much.
public struct DifferingPixels: Hashable, Sendable {
  /// How many pixels differ, at least one.
  public let count: Int
  /// How many differ so little that the measure forgives them.
  public let forgivenCount: Int
  /// The largest difference of a channel among the pixels that differ.
  public let worst: ChannelDifference
  /// The smallest box that holds every pixel that differs.
  public let box: PixelBox
  /// The verdict on every pixel.
  public let map: VerdictMap

  /// How many pixels the pictures have.
  public var total: Int { map.size.width * map.size.height }

  /// Judges every pixel of two pictures of one size; nil when none differs by the rule.
  init?(_ expected: PixelPlane, _ actual: PixelPlane, rule: PictureMeasure.PixelRule) {
    var map = VerdictMap(size: PixelSize(width: expected.width, height: expected.height))
    var counts = (different: 0, forgiven: 0)
    var worst: ChannelDifference?
    var box: PixelBox?
    for y in 0..<expected.height where !expected.rows(y..<y + 1, equal: actual) {
      for x in 0..<expected.width where expected.word(x, y) != actual.word(x, y) {
        guard let difference = ChannelDifference(expected[x, y], actual[x, y], x: x, y: y) else { continue }
        if rule.forgives(difference, expected, actual) {
          counts.forgiven += 1
          map[x, y] = .forgiven
        } else {
          counts.different += 1
          map[x, y] = .different
          if difference.amount > worst?.amount ?? 0 { worst = difference }
          box = box?.including(x: x, y: y) ?? PixelBox(x: x, y: y, width: 1, height: 1)
        }
      }
    }
    guard let worst, let box else { return nil }
    self.map = map
    self.worst = worst
    self.box = box
    count = counts.different
    forgivenCount = counts.forgiven
  }
}

extension PictureMeasure.PixelRule {
  /// Whether a difference is too small to count.
  fileprivate func forgives(_ difference: ChannelDifference, _ expected: PixelPlane, _ actual: PixelPlane) -> Bool {
    switch self {
    case .channels(let tolerance): difference.amount <= tolerance
    case .perceptual(let rule): rule.forgives(expected, actual, x: difference.x, y: difference.y)
    }
  }
}

extension DifferingPixels: CustomStringConvertible {
  public var description: String {
    """
    \(count) of \(total) pixels differ (\(Percentage(Double(count) / Double(total)))), \(worst.channel) the most, by \
    \(worst.amount) of 255 at \(worst.x),\(worst.y); all are within \(box)
    """
  }
}
