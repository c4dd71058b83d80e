/// What the values of a kind look like: all that can be said of them before they are read.
///
/// It may take more than the reader does (a day that its month does not have), never less.
indirect enum ValueShape: Sendable {
  /// A scalar that a regular expression (of ECMA 262) matches; any scalar without one.
  case text(pattern: String?)
  /// One of some names; where case does not matter, those are the spellings to offer.
  case names([String], anyCase: Bool = false)
  /// A name that the machine knows, or one that a regular expression matches.
  case known(KnownNames, orPattern: String)
  case flag
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case list(of: ValueShape, count: Int? = nil)
  case map(MapShape)
  /// Keys of a matrix, each with values of the key's own shape.
  case matrix
  case anyOf([ValueShape])
  /// A shape that many keys have, which is written once under a name.
  case shared(String, ValueShape)

  /// Names that are too many, or too costly to list, to stand in a table.
  enum KnownNames: Sendable {
    case symbols, locales, timeZones
  }

  /// The names it has; for help and completions.
  var names: [String] {
    switch self {
    case .names(let names, _): names
    case .flag: ["true", "false"]
    case .anyOf(let shapes): shapes.flatMap(\.names)
    case .shared(_, let shape): shape.names
    case .text, .known, .integer, .number, .list, .map, .matrix: []
    }
  }

  /// What it has of scalars; nil when it has none.
  var scalar: ValueShape? {
    switch self {
    case .text, .names, .known, .flag, .integer, .number: return self
    case .list, .map, .matrix: return nil
    case .anyOf(let shapes):
      let scalars = shapes.compactMap(\.scalar)
      return scalars.isEmpty ? nil : .anyOf(scalars)
    case .shared(_, let shape): return shape.scalar == nil ? nil : self
    }
  }
}
