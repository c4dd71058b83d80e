import CalendarCore

/// Writes down what is drawn on it, as a reader would tell it.
final class RecordingCanvas: DecorationCanvas {
  private(set) var drawn: [String] = []

  func fill(_ rect: Rect, cornerRadius: Double, color: Color) {
    drawn.append("fill \(numbers(rect)) radius \(cornerRadius) \(color.light.hex)")
  }

  func stroke(_ rect: Rect, cornerRadius: Double, color: Color, width: Double) {
    drawn.append("stroke \(numbers(rect)) radius \(cornerRadius) \(color.light.hex) width \(width)")
  }

  func text(_ text: String, in box: Rect, size: Double, weight: FontWeight, color: Color) {
    drawn.append("text \(text) \(numbers(box)) size \(size) weight \(weight.rawValue) \(color.light.hex)")
  }

  func image(_ picture: Picture, in box: Rect, tint: Color?) {
    drawn.append("image \(picture) \(numbers(box)) \(tint?.light.hex ?? "own colours")")
  }

  private func numbers(_ rect: Rect) -> String {
    "\(rect.x),\(rect.y),\(rect.width),\(rect.height)"
  }
}
