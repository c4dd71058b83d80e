import CalendarCore
import Foundation

/// The delegate that answers a view with a config's decorations.
final class DocumentDelegate: CalendarViewDelegate {
  private let rules: [DecorationRule]
  private var decorations: [Int: Decoration] = [:]
  /// Which rules decorate a day, in their order.
  private var indices: [Day: [Int]] = [:]
  /// Drawn after what the config's rules say; nil where it asks for none.
  var moon: MoonDecorations?

  init(rules: [DecorationRule]) {
    self.rules = rules
  }

  /// Finds out which days of a range are decorated; others are not answered for.
  func prepare(for days: ClosedRange<Day>) {
    indices = [:]
    for (index, rule) in rules.enumerated() {
      for day in rule.days.days(in: days) { indices[day, default: []].append(index) }
    }
  }

  func calendarView(_ calendarView: CalendarView, decorationsFor dateComponents: DateComponents) -> [Decoration] {
    guard let day = calendarView.day(for: dateComponents) else { return [] }
    return (indices[day] ?? []).compactMap(decoration) + [moon?[day]].compactMap(\.self)
  }

  func calendarView(_ calendarView: CalendarView, appearanceFor dateComponents: DateComponents) -> DayAppearance? {
    guard let day = calendarView.day(for: dateComponents), let indices = indices[day] else { return nil }
    return indices.reduce(into: DayAppearance()) { appearance, index in
      // A later rule overrules an earlier one.
      appearance.textColor = rules[index].appearance.textColor ?? appearance.textColor
      appearance.backgroundColor = rules[index].appearance.backgroundColor ?? appearance.backgroundColor
    }
  }

  /// One decoration a rule, whatever the days: a custom view is made once.
  private func decoration(_ index: Int) -> Decoration? {
    if let known = decorations[index] { return known }
    let decoration = rules[index].decoration()
    decorations[index] = decoration
    return decoration
  }
}
