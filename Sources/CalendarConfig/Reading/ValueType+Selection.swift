import CalendarCore

extension ValueType where Value == SelectedDates {
  private static let takesSelection =
    "one of singleDate, multiDate, weekOfYear and dateRange, such as {singleDate: 2027-02-14}"

  static let selection: ValueType = ValueType(
    map: MapShape(SelectionKeys.all, count: 1...1), takes: takesSelection
  ) { fields, value in
    let known = fields.keys.filter { key in SelectionKeys.all.contains { $0.name == key.name } }
    guard let first = known.first else {
      if fields.keys.isEmpty { value.refuse(takes: takesSelection) }
      return nil
    }
    for second in known.dropFirst() {
      let message = "a second selection behavior \"\(second.name)\" can't stand beside \"\(first.name)\"; keep one"
      value.context.report(ConfigProblem(second.place, message))
    }
    // All are read, so that all mistakes are told.
    let dates: [SelectedDates?] = [
      fields[SelectionKeys.singleDate].map(SelectedDates.singleDate),
      fields[SelectionKeys.multiDate].map(SelectedDates.multiDate),
      fields[SelectionKeys.weekOfYear].map(SelectedDates.weekOfYear),
      fields[SelectionKeys.dateRange].map(SelectedDates.dateRange),
    ]
    return dates.compactMap(\.self).first
  }
}
