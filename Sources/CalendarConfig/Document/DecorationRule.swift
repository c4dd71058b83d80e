public import CalendarCore

/// A decoration of a config, with the days it is for.
public struct DecorationRule: Hashable, Sendable {
  /// What is drawn under the day's number.
  public enum Mark: Hashable, Sendable {
    case circle
    case image(Picture)
    case text(String)
  }

  public var days: DayPattern
  /// nil when only the number itself is styled.
  public var mark: Mark?
  public var color: Color?
  public var size: DecorationSize
  public var appearance: DayAppearance

  /// The decoration for a view's delegate to return; nil when only the number is styled.
  func decoration() -> Decoration? {
    switch mark {
    case .circle: .default(color: color, size: size)
    case .image(let picture): .image(picture, color: color, size: size)
    case .text(let text): .customView { [color, size] in TextDecorationView(text, color: color ?? .label, size: size) }
    case nil: nil
    }
  }
}
