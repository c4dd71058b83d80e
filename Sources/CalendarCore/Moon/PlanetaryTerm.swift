/// What a planet's pull adds to a lunar phase: `days` times the sine of an angle that grows with the lunations.
struct PlanetaryTerm {
  let days: Double
  let degrees, degreesPerLunation: Double
  /// Degrees per century squared.
  let acceleration: Double

  private init(_ days: Double, _ degrees: Double, _ degreesPerLunation: Double, acceleration: Double = 0) {
    self.days = days
    self.degrees = degrees
    self.degreesPerLunation = degreesPerLunation
    self.acceleration = acceleration
  }

  /// The fourteen arguments of Meeus, chapter 49.
  static let all: [PlanetaryTerm] = [
    PlanetaryTerm(0.000325, 299.77, 0.107408, acceleration: -0.009173),
    PlanetaryTerm(0.000165, 251.88, 0.016321),
    PlanetaryTerm(0.000164, 251.83, 26.651886),
    PlanetaryTerm(0.000126, 349.42, 36.412478),
    PlanetaryTerm(0.000110, 84.66, 18.206239),
    PlanetaryTerm(0.000062, 141.74, 53.303771),
    PlanetaryTerm(0.000060, 207.14, 2.453732),
    PlanetaryTerm(0.000056, 154.84, 7.306860),
    PlanetaryTerm(0.000047, 34.52, 27.261239),
    PlanetaryTerm(0.000042, 207.19, 0.121824),
    PlanetaryTerm(0.000040, 291.34, 1.844379),
    PlanetaryTerm(0.000037, 161.72, 24.198154),
    PlanetaryTerm(0.000035, 239.56, 25.513099),
    PlanetaryTerm(0.000023, 331.55, 3.592518),
  ]
}
