/// When two pictures count as the same.
public struct PictureMeasure: Hashable, Sendable {
  /// When two pixels count as the same.
  public enum PixelRule: Hashable, Sendable {
    /// No channel differs by more than this, 0 to 255. Colours are taken as multiplied by alpha: what can't be seen
    /// doesn't count.
    case channels(tolerance: Int)
    /// They look the same, or differ only in how an edge is smoothed; see `PerceptualRule`.
    case perceptual(PerceptualRule)
  }

  public var pixelRule: PixelRule
  /// The share of pixels that may break the rule, 0 to 1.
  public var allowedShare: Double

  public init(_ pixelRule: PixelRule, allowedShare: Double = 0) {
    self.pixelRule = pixelRule
    self.allowedShare = allowedShare
  }

  /// Every pixel the same.
  public static let exact = PictureMeasure(.channels(tolerance: 0))

  /// What a reader would not notice is forgiven, and one pixel in a hundred thousand.
  public static let perceptual = PictureMeasure(.perceptual(PerceptualRule()), allowedShare: 0.000_01)

  /// Every channel of every pixel the same up to a number from 0 to 255.
  public static func tolerance(_ tolerance: Int, allowedShare: Double = 0) -> PictureMeasure {
    PictureMeasure(.channels(tolerance: tolerance), allowedShare: allowedShare)
  }
}
