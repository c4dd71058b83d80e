/// A week by its number, as `DateComponents` has it.
public struct WeekOfYear: Hashable, Sendable {
  /// The year the week belongs to, which for the days around New Year may be another than theirs.
  public var yearForWeekOfYear: Int
  /// 1 to 54.
  public var weekOfYear: Int

  public init(yearForWeekOfYear: Int, weekOfYear: Int) {
    self.yearForWeekOfYear = yearForWeekOfYear
    self.weekOfYear = weekOfYear
  }
}
