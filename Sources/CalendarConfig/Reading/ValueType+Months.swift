import CalendarCore
import Foundation

extension ValueType where Value == MonthRun {
  /// Months or years from one to another, or one.
  static let months = ValueType(scalar: "months such as 2026-09..2027-08", shape: .whens) { value, text in
    value.whens(text).map { MonthRun(lower: $0.lower, upper: $0.upper, place: value.node.place) }
  }
}

extension ValueType where Value == Month {
  /// A month by a WHEN, or by the numbers of the config's calendar.
  static let visibleMonth: ValueType = ValueType(
    takes: "a month such as 2027-02, or {year: 2027, month: 2}",
    shape: .anyOf([.when, .map(MapShape(MonthKeys.all, needs: [[MonthKeys.year, MonthKeys.month]]))])
  ) { value in
    switch value.node.value {
    case .scalar(let text, _): value.when(text)?.month(in: value.context.calendar)
    case .map: month(value)
    case .list, .nothing, .unreadable:
      {
        value.refuse(takes: visibleMonth.takes)
        return nil
      }()
    }
  }

  private static func month(_ value: KeyedValue) -> Month? {
    guard let fields = MapReader(value, keys: MonthKeys.all, takes: visibleMonth.takes) else { return nil }
    let isLeap = fields[MonthKeys.isLeapMonth] ?? false
    for key in [MonthKeys.year, MonthKeys.month] where fields.value(of: key) == nil {
      value.refuse("\(value.key) needs the key \"\(key.name)\"")
    }
    guard let year = fields[MonthKeys.year], let number = fields[MonthKeys.month] else { return nil }
    // The view knows how years are counted: eras, cycles.
    let view = CalendarView()
    view.calendarSystem = value.context.calendar
    let system = value.context.calendar
    var components = DateComponents(year: year, month: number)
    components.isLeapMonth = isLeap
    guard let day = view.day(for: components), case let month = system.month(containing: day), month.number == number,
      month.isLeap == isLeap, system.supported.contains(day)
    else {
      let kind = isLeap ? "leap month" : "month"
      value.refuse("\(value.key): the \(system.identifier.rawValue) year \(year) has no \(kind) \(number)")
      return nil
    }
    return month
  }
}
