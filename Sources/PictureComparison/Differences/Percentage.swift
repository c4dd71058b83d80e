import Foundation

/// A share of a whole in words.
struct Percentage: CustomStringConvertible {
  var share: Double

  init(_ share: Double) {
    self.share = share
  }

  /// Two significant digits, and never 0 % for something.
  var description: String {
    guard share > 0 else { return "0 %" }
    let percent = share * 100
    guard percent >= 0.01 else { return "less than 0.01 %" }
    return String(format: percent < 1 ? "%.2f %%" : percent < 10 ? "%.1f %%" : "%.0f %%", percent)
  }
}
