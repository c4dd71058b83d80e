/// A month that can't be shown.
public enum VisibleMonthError: Error, Hashable, Sendable {
  /// There is none: its year is missing, or has no such (leap) month.
  case noMonth
  /// No day of the month of this day is available.
  case outsideRange(Day, available: ClosedRange<Day>, nearest: Month)
}

extension VisibleMonthError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noMonth:
      return "the date components name no month: give a year and a month that it has"
    case .outsideRange(let day, let available, let nearest):
      let bound = day < available.lowerBound ? available.lowerBound : available.upperBound
      return "the month of \(day) lies outside the available range \(available.lowerBound)..\(available.upperBound); "
        + "the nearest month in it is that of \(bound), month \(nearest.number) of \(nearest.year)"
    }
  }
}
