extension ValueType where Value == OutputPattern {
  /// A path whose ending is that of a format.
  static let output = ValueType(scalar: "a path such as out/{year}-{month}.png") { value, text in
    do {
      let pattern = try OutputPattern(text, keys: value.context.choices.map(\.key))
      guard OutputFormat(path: text) != nil else {
        value.refuse("\(value.key) ends in .png, .pdf or .svg, not as \(quoted(text)) does")
        return nil
      }
      return pattern
    } catch {
      value.refuse(because: "\(error)")
      return nil
    }
  }
}
