import CalendarCore

/// What sits below a number.
extension MonthBlock {
  /// Draws a day's decorations beside each other, centred under its number, smaller when they would not fit.
  func drawDecorations(of day: DayContent) throws {
    guard !day.decorations.isEmpty else { return }
    let cell = cell(row: day.row, column: day.column)
    let offset = metrics.decorationOffset + (day.secondaryText == nil ? 0 : metrics.secondarySize * 1.2)
    let boxes = boxes(for: day.decorations, around: Point(x: cell.midX, y: cell.midY + offset))
    for (decoration, box) in zip(day.decorations, boxes) {
      try draw(decoration, in: box, clippedTo: cell)
    }
  }

  private func boxes(for decorations: [Decoration], around center: Point) -> [Rect] {
    let sides = decorations.map { decoration in
      decoration.view == nil
        ? Size(width: metrics.decorationSide(decoration.size), height: metrics.decorationSide(decoration.size))
        : Size(width: decorations.count == 1 ? metrics.columnWidth : metrics.daySize, height: metrics.daySize * 0.8)
    }
    let gap = metrics.daySize * 0.12
    let natural = sides.reduce(0) { $0 + $1.width } + gap * Double(sides.count - 1)
    let shrink = min(1, metrics.columnWidth * 0.96 / natural)
    var x = center.x - natural * shrink / 2
    return sides.map { side in
      let width = side.width * shrink
      defer { x += width + gap * shrink }
      return Rect(
        x: x, y: center.y - side.height * shrink / 2, width: width, height: side.height * shrink)
    }
  }

  private func draw(_ decoration: Decoration, in box: Rect, clippedTo cell: Rect) throws {
    switch decoration.content {
    case .circle:
      builder.fill(.ellipse(box.inset(by: box.width * 0.08, box.height * 0.08)), color(of: decoration) ?? tint)
    case .image(let picture):
      let metrics = try builder.pictures.metrics(of: picture)
      builder.image(
        picture, frame: metrics.size.fitted(in: box),
        tint: metrics.isTemplate ? color(of: decoration) : nil)
    case .customView:
      guard let view = decoration.view else { return }
      // A view thinks in UIKit's points, whatever the size at which the month is drawn.
      let scale = metrics.daySize / MonthMetrics.uikit.daySize
      let canvas = ThemeCanvas(
        builder: builder, appearance: theme.appearance, design: content.fontDesign, origin: Point(x: box.x, y: box.y),
        scale: scale)
      builder.clip(.rectangle(cell)) {
        view.draw(on: canvas, in: Rect(x: 0, y: 0, width: box.width / scale, height: box.height / scale))
      }
    }
  }

  /// The colour a circle or a template is drawn in; nil for what has colours of its own.
  private func color(of decoration: Decoration) -> RGBA? {
    switch decoration.content {
    case .circle: decoration.color?.resolved(for: theme.appearance) ?? theme.decorationFill
    case .image: decoration.color?.resolved(for: theme.appearance) ?? tint
    case .customView: nil
    }
  }

  func summary(_ decoration: Decoration) -> DecorationSummary {
    let color = color(of: decoration)
    switch decoration.content {
    case .circle: return DecorationSummary(kind: .circle, color: color, size: decoration.size)
    case .image(let picture):
      return DecorationSummary(kind: .image, image: picture.name, color: color, size: decoration.size)
    case .customView: return DecorationSummary(kind: .customView, size: decoration.size)
    }
  }
}
