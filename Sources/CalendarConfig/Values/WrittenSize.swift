import CalendarCore
import PageLayout

/// A page's size in numbers: `800x800`, `210x297mm`, `8.5x11in`.
struct WrittenSize {
  private let width: Double
  private let height: Double
  /// nil for pixels.
  private let unit: LengthUnit?

  /// Nil when it is written otherwise.
  init?(_ text: String) {
    unit = LengthUnit.allCases.first { text.hasSuffix($0.rawValue) }
    let suffix = unit?.rawValue ?? (text.hasSuffix("px") ? "px" : "")
    let sides = text.dropLast(suffix.count).split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(plainDigits: sides[0]), let height = Double(plainDigits: sides[1]) else {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// The size; nil when a side is too short or too long, or a fraction of a pixel.
  var paper: PaperSize? {
    guard let unit else {
      guard let width = Int(exactly: width), let height = Int(exactly: height), Self.pixels.contains(width),
        Self.pixels.contains(height)
      else { return nil }
      return .pixels(width: width, height: height)
    }
    let size = Size(width: width * unit.points, height: height * unit.points)
    guard Self.points.contains(size.width), Self.points.contains(size.height) else { return nil }
    return .points(size)
  }

  /// How long sides may be, as mistakes say it.
  var allowed: String {
    guard let unit else { return "\(Self.pixels.lowerBound) to \(Self.pixels.upperBound) whole pixels" }
    return "\(unit.text(ofPoints: Self.points.lowerBound)) to \(unit.text(ofPoints: Self.points.upperBound))"
  }

  private static let pixels = 16...100_000
  /// 10 mm to 5 m.
  private static let points = 10 * LengthUnit.millimetres.points...5000 * LengthUnit.millimetres.points
}
