import CalendarCore

/// A colour, or the difference of two, as NTSC television splits it: brightness (Y) and two axes of hue (I, Q).
struct YIQ {
  var y: Double
  var i: Double
  var q: Double

  /// The difference of two opaque colours.
  init(from left: RGBA, to right: RGBA, on backdrop: Double) {
    let red = Self.seen(right.red, right.alpha, backdrop) - Self.seen(left.red, left.alpha, backdrop)
    let green = Self.seen(right.green, right.alpha, backdrop) - Self.seen(left.green, left.alpha, backdrop)
    let blue = Self.seen(right.blue, right.alpha, backdrop) - Self.seen(left.blue, left.alpha, backdrop)
    y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
  }

  /// How far apart the colours look: 0 to 1, which is a little more than black and white.
  ///
  /// The measure of Kotsarenko and Ramos, *Measuring perceived color difference using YIQ NTSC transmission color space
  /// in mobile applications*, Programación Matemática y Software 2 (2010).
  var distance: Double { ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / Self.largest).squareRoot() }

  /// The largest square of a distance between two colours.
  private static let largest = 35215.0

  private static func seen(_ channel: UInt8, _ alpha: UInt8, _ backdrop: Double) -> Double {
    backdrop + (Double(channel) - backdrop) * Double(alpha) / 255
  }
}
