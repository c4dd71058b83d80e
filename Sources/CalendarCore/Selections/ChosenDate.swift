import Foundation

/// A selected day as it was given: by date components, which name a day only in a view's calendar, or by itself.
enum ChosenDate {
  case components(DateComponents)
  case day(Day)

  func day(in reading: DateReading) -> Day? {
    switch self {
    case .components(let components): reading.day(of: components)
    case .day(let day): day
    }
  }

  func components(in reading: DateReading) -> DateComponents {
    switch self {
    case .components(let components): components
    case .day(let day): reading.components(of: day)
    }
  }
}
