import CalendarCore

/// A view as the decoration of a day.
@MainActor
final class ViewDecoration: @MainActor DecorationView {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Draws the view in the middle of its place, at its own size when it has one.
  func draw(on canvas: any DecorationCanvas, in bounds: Rect) {
    let size = view.frame.size
    let hasSize = size.width > 0 && size.height > 0
    let rect =
      hasSize ? Rect(center: bounds.center, width: Double(size.width), height: Double(size.height)) : bounds
    view.drawTree(on: canvas, in: rect)
  }

  var accessibilityLabel: String { view.accessibilityLabel ?? "" }
}
