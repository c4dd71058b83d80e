/// A periodic term of a lunar phase: `days` times the sine of a sum of mean anomalies.
///
/// Terms with the sun's anomaly are multiplied by the eccentricity of the earth's orbit as often as it occurs.
struct PeriodicTerm {
  let days: Double
  /// Multiples of the moon's mean anomaly, the sun's, and the moon's argument of latitude.
  let moon, sun, latitude: Int

  private init(_ days: Double, moon: Int = 0, sun: Int = 0, latitude: Int = 0) {
    self.days = days
    self.moon = moon
    self.sun = sun
    self.latitude = latitude
  }

  /// The terms of a phase (Meeus, tables of chapter 49; the node's term, common to all, is left out).
  static func terms(of phase: MoonPhase) -> [PeriodicTerm] {
    switch phase {
    case .newMoon: large(-0.40720, 0.17241, 0.01608, 0.01039, 0.00739, -0.00514, 0.00208) + syzygy
    case .fullMoon: large(-0.40614, 0.17302, 0.01614, 0.01043, 0.00734, -0.00515, 0.00209) + syzygy
    case .firstQuarter, .lastQuarter:
      large(-0.62801, 0.17172, 0.00862, 0.00804, 0.00454, -0.01183, 0.00204) + quadrature
    }
  }

  private static func large(
    _ moon: Double, _ sun: Double, _ twiceMoon: Double, _ twiceLatitude: Double, _ difference: Double, _ sum: Double,
    _ twiceSun: Double
  ) -> [PeriodicTerm] {
    [
      PeriodicTerm(moon, moon: 1), PeriodicTerm(sun, sun: 1), PeriodicTerm(twiceMoon, moon: 2),
      PeriodicTerm(twiceLatitude, latitude: 2), PeriodicTerm(difference, moon: 1, sun: -1),
      PeriodicTerm(sum, moon: 1, sun: 1), PeriodicTerm(twiceSun, sun: 2),
    ]
  }

  private static let syzygy: [PeriodicTerm] = [
    PeriodicTerm(-0.00111, moon: 1, latitude: -2), PeriodicTerm(-0.00057, moon: 1, latitude: 2),
    PeriodicTerm(0.00056, moon: 2, sun: 1), PeriodicTerm(-0.00042, moon: 3),
    PeriodicTerm(0.00042, sun: 1, latitude: 2), PeriodicTerm(0.00038, sun: 1, latitude: -2),
    PeriodicTerm(-0.00024, moon: 2, sun: -1), PeriodicTerm(-0.00007, moon: 1, sun: 2),
    PeriodicTerm(0.00004, moon: 2, latitude: -2), PeriodicTerm(0.00004, sun: 3),
    PeriodicTerm(0.00003, moon: 1, sun: 1, latitude: -2), PeriodicTerm(0.00003, moon: 2, latitude: 2),
    PeriodicTerm(-0.00003, moon: 1, sun: 1, latitude: 2), PeriodicTerm(0.00003, moon: 1, sun: -1, latitude: 2),
    PeriodicTerm(-0.00002, moon: 1, sun: -1, latitude: -2), PeriodicTerm(-0.00002, moon: 3, sun: 1),
    PeriodicTerm(0.00002, moon: 4),
  ]

  private static let quadrature: [PeriodicTerm] = [
    PeriodicTerm(-0.00180, moon: 1, latitude: -2), PeriodicTerm(-0.00070, moon: 1, latitude: 2),
    PeriodicTerm(-0.00040, moon: 3), PeriodicTerm(-0.00034, moon: 2, sun: -1),
    PeriodicTerm(0.00032, sun: 1, latitude: 2), PeriodicTerm(0.00032, sun: 1, latitude: -2),
    PeriodicTerm(-0.00028, moon: 1, sun: 2), PeriodicTerm(0.00027, moon: 2, sun: 1),
    PeriodicTerm(-0.00005, moon: 1, sun: -1, latitude: -2), PeriodicTerm(0.00004, moon: 2, latitude: 2),
    PeriodicTerm(-0.00004, moon: 1, sun: 1, latitude: 2), PeriodicTerm(0.00004, moon: 1, sun: -2),
    PeriodicTerm(0.00003, moon: 1, sun: 1, latitude: -2), PeriodicTerm(0.00003, sun: 3),
    PeriodicTerm(0.00002, moon: 2, latitude: -2), PeriodicTerm(0.00002, moon: 1, sun: -1, latitude: 2),
    PeriodicTerm(-0.00002, moon: 3, sun: 1),
  ]
}
