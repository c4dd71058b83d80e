import CalendarCore

extension FontDesign {
  /// The family that gives the design its look.
  var face: ShippedFace {
    switch self {
    case .default: .inter
    case .rounded: .nunito
    case .serif: .sourceSerif
    case .monospaced: .jetBrainsMono
    }
  }

  /// The kind of face that stands in where no shipped one can, by the name under which fontconfig knows it.
  var genericFamily: String {
    switch self {
    case .default, .rounded: "sans-serif"
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }

  /// The families a text is set in, the first that has a letter drawing it.
  ///
  /// Inter follows the others because they lack letters it has (Nunito all of Greek); left to itself fontconfig would
  /// take a face of any other kind.
  var families: [String] {
    var faces = [face]
    if face != .inter { faces.append(.inter) }
    return (faces + ShippedFace.scripts).map(\.family) + [genericFamily]
  }

  /// The weight to ask the family for, by OpenType's `usWeightClass`.
  ///
  /// Nunito is drawn about a hundred lighter than the others: its 700 is as dark as Inter's 600.
  func faceWeight(_ weight: FontWeight) -> UInt32 {
    UInt32(weight.rawValue) + (self == .rounded ? 100 : 0)
  }
}
