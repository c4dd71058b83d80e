import CalendarCore

extension ValueType where Value == DisplayColors {
  private static let takesColors =
    alternatives(DisplayColors.names) + ", or colors such as [black, white, red] or '#000,#fff,#f00'"

  /// The colours of a display: by name, as a text with commas, or as a list.
  static let displayColors: ValueType = ValueType(
    takes: takesColors,
    shape: .anyOf([
      .names(DisplayColors.names), .text(pattern: TextPattern.commas), .list(of: ValueType<Color>.color.shape),
    ])
  ) { value in
    do throws(InvalidDisplayColors) {
      switch value.node.value {
      case .list(let nodes):
        let colors = nodes.map { ValueType<Color>.color.read(value.with($0)) }
        return colors.contains(nil) ? nil : try DisplayColors(colors.compactMap { $0?.light })
      case .scalar(let text, _): return try DisplayColors(text)
      case .map, .nothing, .unreadable: throw .form("")
      }
    } catch {
      if case .form = error { value.refuse(takes: takesColors) } else { value.refuse(because: "\(error)") }
      return nil
    }
  }
}
