import Foundation

/// Puts a day into words, for readers that speak.
struct DayWording {
  private let words: StateWords

  init(locale: Locale) {
    words = StateWords.words(in: locale)
  }

  /// The date, its states and its decorations: `Sunday, 14 February 2027, selected, heart`.
  func label(date: String, states: Set<DayState>, decorations: [Decoration]) -> String {
    let said = DayState.allCases.filter(states.contains).compactMap(word)
    return ([date] + said + decorations.map(word).filter { !$0.isEmpty }).joined(separator: words.comma)
  }

  private func word(_ state: DayState) -> String? {
    switch state {
    case .selected: words.selected
    case .today: words.today
    case .unavailable: words.unavailable
    case .unselectable: words.unselectable
    // The date says as much.
    case .adjacent, .weekend: nil
    }
  }

  private func word(_ decoration: Decoration) -> String {
    switch decoration.content {
    case .circle, .image(.data): words.marked
    case .image(.symbol(let name)): Self.plainName(ofSymbol: name)
    case .image(.file(let path)): URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    case .customView: decoration.view?.accessibilityLabel ?? ""
    }
  }

  /// What a symbol's name calls the thing: `birthday cake` for `birthday.cake.fill`.
  static func plainName(ofSymbol name: String) -> String {
    let parts = name.split(separator: ".")
    let plain = parts.filter { !["fill", "circle", "square"].contains($0) }
    return (plain.isEmpty ? parts : plain).joined(separator: " ")
  }
}
