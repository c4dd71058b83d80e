/// Patterns of less than a full date.
extension DatePattern {
  /// Day and month: `d MMMM`, M月d日.
  var dayAndMonth: DatePattern {
    piece { part in
      switch part {
      case .day, .monthName, .monthNumber: true
      case .text, .weekday, .year: false
      }
    }
  }

  /// Day, month and year.
  var withoutWeekday: DatePattern {
    piece { part in
      switch part {
      case .day, .monthName, .monthNumber, .year: true
      case .text, .weekday: false
      }
    }
  }

  /// From the first of some parts to the last, with what clings to that: the 日 of a day, but no comma.
  private func piece(_ isPart: (Part) -> Bool) -> DatePattern {
    guard let first = parts.firstIndex(where: isPart), let last = parts.lastIndex(where: isPart) else { return self }
    var pattern = self
    pattern.parts = Array(parts[first...last])
    if last + 1 < parts.count, case .text(let text) = parts[last + 1] {
      let clinging = text.prefix { !" ,،፣".contains($0) }
      if !clinging.isEmpty { pattern.parts.append(.text(String(clinging))) }
    }
    return pattern
  }
}
