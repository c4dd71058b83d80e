import CalendarCore

/// Text that has only so much room.
extension SceneBuilder {
  /// A text with the size and, as a last resort, the ellipsis that make it fit a width.
  struct FittedText: Hashable {
    var text: String
    var style: TextStyle
    var width: Double
  }

  /// Shrinks a text to `smallest` of its size at most (LOOK: 80 %), then shortens it with an ellipsis.
  ///
  /// Nothing, not even the ellipsis, is set where there is no room for a character.
  func fitted(_ text: String, style: TextStyle, width: Double, smallest: Double = 0.8) -> FittedText {
    let natural = measuring.metrics(of: text, style: style).width
    if natural <= width { return FittedText(text: text, style: style, width: natural) }
    var shrunk = style
    var measured = natural
    // Faces with optical sizes grow wider as they get smaller: one step in proportion is not always enough. A thousandth
    // of a point is rounding, not overprinting.
    for _ in 0..<5 {
      shrunk.size = max(style.size * smallest, shrunk.size * width / measured)
      measured = measuring.metrics(of: text, style: shrunk).width
      if measured <= width + 0.001 { return FittedText(text: text, style: shrunk, width: measured) }
    }
    shrunk.size = style.size * smallest
    return shortened(text, style: shrunk, width: width)
  }

  /// The longest beginning of a text that fits with an ellipsis, found by halving.
  private func shortened(_ text: String, style: TextStyle, width: Double) -> FittedText {
    // No line on any page holds more; a megabyte of title is not measured whole.
    let characters = Array(text.prefix(400))
    var fits = 0
    var tooLong = characters.count + 1
    while tooLong - fits > 1 {
      let middle = (fits + tooLong) / 2
      if measuring.metrics(of: Self.beginning(of: characters, middle), style: style).width <= width {
        fits = middle
      } else {
        tooLong = middle
      }
    }
    guard fits > 0 else { return FittedText(text: "", style: style, width: 0) }
    let shortened = Self.beginning(of: characters, fits)
    return FittedText(text: shortened, style: style, width: measuring.metrics(of: shortened, style: style).width)
  }

  private static func beginning(of characters: [Character], _ count: Int) -> String {
    var text = String(characters.prefix(count))
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }
}
