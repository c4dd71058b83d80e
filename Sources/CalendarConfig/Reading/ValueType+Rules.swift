import CalendarCore

extension ValueType where Value == DecorationRule {
  private static let takesDecoration = "a map such as {on: 2027-02-14, image: heart.fill, color: systemRed}"

  static let decoration: ValueType = ValueType(
    map: MapShape(DecorationKeys.all, needs: [[DecorationKeys.on]]), takes: takesDecoration
  ) { fields, value in
    let days = fields[DecorationKeys.on]
    if fields.value(of: DecorationKeys.on) == nil {
      value.refuse("a decoration needs the key \"on\" for its days")
    }
    let appearance = DayAppearance(
      textColor: fields[DecorationKeys.textColor], backgroundColor: fields[DecorationKeys.backgroundColor])
    let image = fields[DecorationKeys.image]
    let text = fields[DecorationKeys.text]
    if fields.value(of: DecorationKeys.image) != nil {
      fields.refuse(DecorationKeys.text, "text can't stand beside image; write a decoration for each")
    }
    let color = fields[DecorationKeys.color]
    let size = fields[DecorationKeys.size]
    let isPlain = fields.value(of: DecorationKeys.color) == nil && size == nil
    let mark: DecorationRule.Mark? =
      if let image {
        .image(image)
      } else if let text {
        .text(text)
      } else {
        appearance != DayAppearance() && isPlain ? nil : .circle
      }
    return days.map {
      DecorationRule(days: $0, mark: mark, color: color, size: size ?? .medium, appearance: appearance)
    }
  }
}

extension ValueType where Value == EventRule {
  private static let takesEvent = "a map such as {on: 2027-03-08, title: Spring party}"
  private static let shape = MapShape(
    EventKeys.all,
    needs: [[EventKeys.title, EventKeys.on], [EventKeys.title, EventKeys.from, EventKeys.to]])

  static let event: ValueType = ValueType(map: shape, takes: takesEvent) { fields, value in
    let title = fields[EventKeys.title]
    if fields.value(of: EventKeys.title) == nil { value.refuse("an event needs the key \"title\" for its name") }
    let days = days(fields, value)
    let color = fields[EventKeys.color]
    let time = fields[EventKeys.time]
    guard let title, let days else { return nil }
    return EventRule(days: days, title: title, color: color, startMinute: time)
  }

  private static func days(_ fields: MapReader, _ value: KeyedValue) -> DayPattern? {
    let from = fields[EventKeys.from]
    let to = fields[EventKeys.to]
    let hasFrom = fields.value(of: EventKeys.from) != nil
    let hasTo = fields.value(of: EventKeys.to) != nil
    if fields.value(of: EventKeys.on) != nil {
      fields.refuse(EventKeys.from, "from can't stand beside on; write from and to, or on alone")
      fields.refuse(EventKeys.to, "to can't stand beside on; write from and to, or on alone")
      return fields[EventKeys.on]
    }
    switch (hasFrom, hasTo) {
    case (false, false): value.refuse("an event needs the key \"on\", or \"from\" and \"to\", for its days")
    case (true, false): value.refuse("an event that has \"from\" needs \"to\" as well")
    case (false, true): value.refuse("an event that has \"to\" needs \"from\" as well")
    case (true, true): break
    }
    guard let from, let to else { return nil }
    guard from <= to else {
      fields.refuse(EventKeys.to, "to: \(to) comes before from, which is \(from)")
      return nil
    }
    return .range(from...to)
  }
}
