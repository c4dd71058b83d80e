import CalendarCore

extension UICalendarView {
  /// How large a decoration is drawn.
  public enum DecorationSize: Int, Sendable {
    case small, medium, large

    var model: CalendarCore.DecorationSize {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
