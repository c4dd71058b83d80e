/// A unit of length as configs write it.
enum LengthUnit: String, CaseIterable {
  case millimetres = "mm"
  case centimetres = "cm"
  case inches = "in"
  case points = "pt"

  /// How many points (1/72 inch) one is.
  var points: Double {
    switch self {
    case .millimetres: 72 / 25.4
    case .centimetres: 72 / 2.54
    case .inches: 72
    case .points: 1
    }
  }

  /// A number of points in this unit, with one digit after the point at most.
  func text(ofPoints points: Double) -> String {
    short((points / self.points * 10).rounded() / 10) + rawValue
  }
}
