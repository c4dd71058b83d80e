/// A month as a reckoning finds it: its year, its number and the days it covers.
struct MonthSpan: Hashable, Sendable {
  /// `Month.year`.
  var year: Int
  var number: Int
  var isLeap = false
  var first: Day
  /// How many days it has.
  var length: Int

  var last: Day { first.advanced(by: length - 1) }

  /// The years anything is computed for. Numbers beyond them (a slip of the keyboard, an attack) name no month.
  static let years = -20_000...20_000
}
