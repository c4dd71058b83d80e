import CalendarCore

extension ValueType where Value == CalendarSource {
  static let calendarSource: ValueType = ValueType(
    map: MapShape(CalendarFileKeys.all, needs: [[CalendarFileKeys.file]]),
    takes: "a map such as {file: holidays.ics, color: systemGreen}"
  ) { fields, value in
    if fields.value(of: CalendarFileKeys.file) == nil { value.refuse("a calendar needs the key \"file\"") }
    let color = fields[CalendarFileKeys.color]
    return fields[CalendarFileKeys.file].map { CalendarSource(file: $0, color: color) }
  }
}

extension ValueType where Value == CalendarFile {
  /// An iCalendar file, read here so that what is wrong with it is told with the config's other mistakes.
  static let calendarFile = ValueType(scalar: "an .ics file", shape: .text(pattern: nil)) { value, text in
    guard let path = value.context.resolve(text, for: value) else { return nil }
    do {
      return try CalendarFile(contentsOfFile: path, name: text, countedIn: &value.context.calendarSize) {
        value.context.mayRead($0, for: value)
      }
    } catch {
      value.refuse(because: "\(error)")
      return nil
    }
  }
}
