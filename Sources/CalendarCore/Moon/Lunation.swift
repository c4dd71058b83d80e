import Foundation

/// A phase of the moon, computed as in Jean Meeus, *Astronomical Algorithms* (2nd edition), chapter 49.
struct Lunation {
  /// Lunations since the new moon of 6 January 2000; quarters are .25, .5 and .75.
  private let k: Double
  private let phase: MoonPhase

  /// The phase that many quarters of a lunation after the new moon of 6 January 2000.
  init(phaseCount: Int) {
    k = Double(phaseCount) / 4
    phase = Self.phase(ofCount: phaseCount)
  }

  static func phase(ofCount count: Int) -> MoonPhase {
    MoonPhase(rawValue: (count % 4 + 4) % 4)!
  }

  /// How many quarters have passed at noon of a day by the moon's mean motion, which is at most 14 hours off.
  static func phaseCount(before day: Day) -> Int {
    // 730,125.5 is the noon of 6 January 2000 in rata die; a mean lunation has 29.530588861 days.
    Int(((Double(day.rataDie) - 730_125) / 29.530588861 * 4).rounded(.down))
  }

  /// The instant of the phase in universal time.
  var instant: Date {
    let terrestrial = meanDay + periodicTerms + planetaryTerms
    let year = 2000 + (terrestrial - 2_451_545) / 365.25
    // Julian day 2,451,910.5 is the start of 2001, Foundation's reference date.
    return Date(timeIntervalSinceReferenceDate: (terrestrial - 2_451_910.5) * 86_400 - Self.clockDifference(year: year))
  }

  /// Julian centuries since 2000.
  private var centuries: Double { k / 1236.85 }

  /// The Julian day by the moon's mean motion (49.1), in terrestrial time.
  private var meanDay: Double {
    let t = centuries
    return 2_451_550.09766 + 29.530588861 * k + t * t * (0.00015437 + t * (-0.000000150 + t * 0.00000000073))
  }

  /// The sum of the periodic terms, in days.
  private var periodicTerms: Double {
    let t = centuries
    let eccentricity = 1 - t * (0.002516 + t * 0.0000074)
    let sun = 2.5534 + 29.10535670 * k - t * t * (0.0000014 + t * 0.00000011)
    let moon = 201.5643 + 385.81693528 * k + t * t * (0.0107582 + t * (0.00001238 - t * 0.000000058))
    let latitude = 160.7108 + 390.67050284 * k + t * t * (-0.0016118 + t * (-0.00000227 + t * 0.000000011))
    let node = 124.7746 - 1.56375588 * k + t * t * (0.0020672 + t * 0.00000215)

    var sum = -0.00017 * sine(node)
    for term in PeriodicTerm.terms(of: phase) {
      let angle = Double(term.sun) * sun + Double(term.moon) * moon + Double(term.latitude) * latitude
      sum += term.days * pow(eccentricity, Double(abs(term.sun))) * sine(angle)
    }
    guard phase == .firstQuarter || phase == .lastQuarter else { return sum }
    let quarter =
      0.00306 - 0.00038 * eccentricity * cosine(sun) + 0.00026 * cosine(moon) - 0.00002 * cosine(moon - sun)
      + 0.00002 * cosine(moon + sun) + 0.00002 * cosine(2 * latitude)
    return sum + (phase == .firstQuarter ? quarter : -quarter)
  }

  /// What the planets add, in days.
  private var planetaryTerms: Double {
    PlanetaryTerm.all.reduce(0) { sum, term in
      sum + term.days * sine(term.degrees + term.degreesPerLunation * k + term.acceleration * centuries * centuries)
    }
  }

  /// Terrestrial time less universal time, in seconds: what the slowing of the earth's rotation has made of our clocks.
  ///
  /// Near today by Espenak and Meeus's fit (NASA, *Polynomial expressions for delta T*), elsewhere by the parabola of
  /// Morrison and Stephenson.
  private static func clockDifference(year: Double) -> Double {
    if (1986...2050).contains(year) {
      let t = year - 2000
      return t < 5 ? 63.86 + t * (0.3345 - t * 0.060374) : 62.92 + t * (0.32217 + t * 0.005589)
    }
    let u = (year - 1820) / 100
    return -20 + 32 * u * u
  }
}

private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
