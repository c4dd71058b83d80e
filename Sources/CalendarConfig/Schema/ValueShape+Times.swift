/// What WHEN looks like; a year alone is a number to YAML.
extension ValueShape {
  static let when = ValueShape.anyOf([.integer(years), .text(pattern: TextPattern.when)])
  static let whens = ValueShape.anyOf([.integer(years), .text(pattern: TextPattern.whens)])

  private static let years = 1...99_999
}
