import CalendarCore

/// A colour as layers take it.
public final class CGColor: Sendable {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }
}
