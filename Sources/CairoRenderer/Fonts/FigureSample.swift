/// What is measured for the height of a text's capitals or figures.
enum FigureSample {
  /// The ten digits of the text's own script when it has digits and no letters, else a capital.
  static func text(for text: String) -> String {
    let scalars = text.unicodeScalars
    guard !scalars.contains(where: \.properties.isAlphabetic),
      let digit = scalars.first(where: { $0.properties.numericType == .decimal }),
      let value = digit.properties.numericValue
    else { return "H" }
    let zero = digit.value - UInt32(value)
    return String(String.UnicodeScalarView((zero..<zero + 10).compactMap(Unicode.Scalar.init)))
  }
}
