import CalendarCore
import Glibc

/// A colour as the eye sees it: lightness and two axes of hue (Björn Ottosson, Oklab, 2020).
struct PerceivedColor {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double

  init(_ color: RGBA) {
    let light = LinearLight.ofChannel
    let (red, green, blue) = (
      Double(light[Int(color.red)]), Double(light[Int(color.green)]), Double(light[Int(color.blue)])
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// How unlike two colours are. A wrong hue is worse than a wrong lightness: what is grey or purple becomes black rather
  /// than red, which means something else.
  func distance(to other: PerceivedColor) -> Double {
    let light = lightness - other.lightness
    return light * light + 30 * hueDistance(to: other)
  }

  /// How unlike two colours are but for their lightness; a red and an orange are 0.03 apart.
  func hueDistance(to other: PerceivedColor) -> Double {
    let (red, yellow) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
    return red * red + yellow * yellow
  }
}
