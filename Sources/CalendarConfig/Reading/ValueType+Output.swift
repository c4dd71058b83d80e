extension ValueType where Value == OutputPattern {
  /// Linux opens no longer path.
  private static let longestPath = 4095

  /// A path whose ending is that of a format.
  static let output = ValueType(
    scalar: "a path such as out/{year}-{month}.png", shape: .text(pattern: TextPattern.outputFile)
  ) { value, text in
    guard text.utf8.count <= longestPath,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      value.refuse("\(value.key) takes one line of at most \(longestPath) bytes, not \(quoted(text))")
      return nil
    }
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
