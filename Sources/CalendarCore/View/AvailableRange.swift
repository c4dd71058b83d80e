import Foundation

/// The available days as they were given: by instants, which are days only in a time zone, or by days.
enum AvailableRange {
  case interval(DateInterval)
  case days(ClosedRange<Day>)
}
