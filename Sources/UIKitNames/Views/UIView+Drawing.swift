import CalendarCore

extension UIView {
  /// Draws the view and all that lies in it.
  func drawTree(on canvas: any DecorationCanvas, in rect: Rect, opacity: Double = 1) {
    let opacity = opacity * Double(alpha)
    guard !isHidden, opacity > 0 else { return }
    layoutIfNeeded()
    paint(on: canvas, in: rect, opacity: opacity)
    for subview in subviews {
      subview.drawTree(on: canvas, in: subview.place(in: rect), opacity: opacity)
    }
  }

  private func place(in rect: Rect) -> Rect {
    guard frame.width > 0, frame.height > 0 else { return rect }
    return Rect(
      x: rect.x + Double(frame.minX), y: rect.y + Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }
}

extension Color {
  /// The colour with its opacity multiplied by a share of 0 to 1.
  func opacity(_ share: Double) -> Color {
    Color(light: light.opacity(share), dark: dark.opacity(share))
  }
}
