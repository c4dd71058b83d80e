import CalendarCore

/// Collects the items of a scene.
///
/// Layouts speak to it as if every page ran left to right; it mirrors places, never letters or pictures, when the page
/// runs right to left.
final class SceneBuilder {
  let measuring: any TextMeasuring
  let pictures: any PictureMeasuring
  let pageWidth: Double
  let isMirrored: Bool
  private(set) var items: [SceneItem] = []

  init(measuring: any TextMeasuring, pictures: any PictureMeasuring, pageWidth: Double, isMirrored: Bool) {
    self.measuring = measuring
    self.pictures = pictures
    self.pageWidth = pageWidth
    self.isMirrored = isMirrored
  }

  /// A rectangle as it lies on the page.
  func placed(_ rect: Rect) -> Rect {
    isMirrored ? rect.mirrored(in: pageWidth) : rect
  }

  func fill(_ shape: Shape, _ color: RGBA) {
    guard color.alpha > 0 else { return }
    items.append(.fill(placed(shape), color))
  }

  func stroke(_ shape: Shape, _ color: RGBA, width: Double) {
    guard color.alpha > 0, width > 0 else { return }
    items.append(.stroke(placed(shape), color, width: width))
  }

  /// An image in a frame that already has its proportions.
  func image(_ picture: Picture, frame: Rect, tint: RGBA?) {
    items.append(.image(ImageItem(picture, frame: placed(frame), tint: tint)))
  }

  /// What `draw` adds is seen only inside a shape.
  func clip(_ shape: Shape, _ draw: () throws -> Void) rethrows {
    let outside = items
    items = []
    try draw()
    let inside = items
    items = outside
    if !inside.isEmpty { items.append(.clip(placed(shape), inside)) }
  }

  /// Sets one line of text with an end (or the middle) of its advance at `x` and its baseline at `y`.
  @discardableResult
  func text(
    _ text: String, style: TextStyle, color: RGBA, x: Double, baseline: Double, alignment: TextAlignment = .leading
  ) -> TextMetrics {
    let metrics = measuring.metrics(of: text, style: style)
    let left: Double
    switch alignment {
    case .leading: left = isMirrored ? pageWidth - x - metrics.width : x
    case .center: left = (isMirrored ? pageWidth - x : x) - metrics.width / 2
    case .trailing: left = isMirrored ? pageWidth - x : x - metrics.width
    }
    append(text, style: style, color: color, left: left, baseline: baseline, width: metrics.width)
    return metrics
  }

  /// Sets one line of text so that its ink, not its advance, is centred at `x`.
  func inkCentered(_ text: String, style: TextStyle, color: RGBA, x: Double, baseline: Double) {
    let metrics = measuring.metrics(of: text, style: style)
    let left = (isMirrored ? pageWidth - x : x) - metrics.ink.midX
    append(text, style: style, color: color, left: left, baseline: baseline, width: metrics.width)
  }

  /// Sets one line of text so that its ink, not its advance, begins at `x`: large titles on a margin.
  func inkLeading(_ text: String, style: TextStyle, color: RGBA, x: Double, baseline: Double) {
    let metrics = measuring.metrics(of: text, style: style)
    let left = isMirrored ? pageWidth - x - metrics.ink.maxX : x - metrics.ink.x
    append(text, style: style, color: color, left: left, baseline: baseline, width: metrics.width)
  }

  private func append(_ text: String, style: TextStyle, color: RGBA, left: Double, baseline: Double, width: Double) {
    guard !text.isEmpty, color.alpha > 0 else { return }
    items.append(.text(TextItem(text, style: style, origin: Point(x: left, y: baseline), width: width, color: color)))
  }

  private func placed(_ shape: Shape) -> Shape {
    guard isMirrored else { return shape }
    return switch shape {
    case .rectangle(let rect): .rectangle(placed(rect))
    case .roundedRectangle(let rect, let left, let right): .roundedRectangle(placed(rect), left: right, right: left)
    case .ellipse(let rect): .ellipse(placed(rect))
    case .line(let from, let to): .line(placed(from), placed(to))
    case .path(let elements): .path(elements.map(placed))
    }
  }

  private func placed(_ point: Point) -> Point { Point(x: pageWidth - point.x, y: point.y) }

  private func placed(_ element: PathElement) -> PathElement {
    switch element {
    case .move(let point): .move(placed(point))
    case .line(let point): .line(placed(point))
    case .curve(let first, let second, let end): .curve(placed(first), placed(second), placed(end))
    case .close: .close
    }
  }
}
