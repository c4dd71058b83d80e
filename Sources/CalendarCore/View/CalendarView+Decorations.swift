public import Foundation

extension CalendarView {
  /// Asks the delegate again, when they are next drawn, for the days that components name: a day, all days of a week,
  /// of a month or of a year. Components that name no year might mean any: every day is asked for again then.
  /// Pictures do not move: `animated` has no effect.
  public func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    for components in dateComponents {
      guard let days = reading.days(of: components) else { return reloadAllDecorations() }
      decorated = decorated.filter { !days.contains($0.key) }
    }
  }

  /// Asks the delegate again for every day.
  public func reloadAllDecorations() {
    decorated = [:]
  }

  /// What decorates a day: asked once, and kept until it is reloaded.
  func decoratedDay(_ day: Day) -> DecoratedDay {
    guard wantsDateDecorations else { return DecoratedDay(decorations: [], appearance: DayAppearance()) }
    if let known = decorated[day] { return known }
    guard let delegate else { return DecoratedDay(decorations: [], appearance: DayAppearance()) }
    let components = reading.components(of: day)
    let answer = DecoratedDay(
      decorations: delegate.calendarView(self, decorationsFor: components),
      appearance: delegate.calendarView(self, appearanceFor: components) ?? DayAppearance())
    decorated[day] = answer
    return answer
  }
}
