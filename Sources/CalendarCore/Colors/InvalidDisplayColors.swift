/// Why something is no list of a display's colours.
public enum InvalidDisplayColors: Error, Hashable, Sendable {
  /// Neither a name nor a list.
  case form(String)
  case color(UnknownColor)
  case count(Int)
  case transparent(RGBA)
  case twice(RGBA)
}

extension InvalidDisplayColors: CustomStringConvertible {
  public var description: String {
    let (least, most) = (DisplayColors.counts.lowerBound, DisplayColors.counts.upperBound)
    return switch self {
    case .form(let text):
      "unknown colors \"\(text)\"; write \(DisplayColors.names.joined(separator: ", ")), or colors such as "
        + "'#000,#fff,#f00'"
    case .color(let error): error.description
    case .count(let count): "there are \(count) colors; a display has \(least) to \(most)"
    case .transparent(let color): "\(color.hex) is not opaque; a display's colors are"
    case .twice(let color): "\(color.hex) stands twice"
    }
  }
}
