import CalendarCore
import PageLayout

/// Pages that between them have everything a scene can have.
enum SampleScene: CaseIterable {
  case blank, boxes, grayText, coloredText, manyColors, photo, clear, clearShades, clipped, emoji

  /// Tall enough for several bands: a page 200 pixels wide has bands of 1024 rows.
  func scene(width: Int = 200, height: Int = 2500) -> Scene {
    var scene = Scene(
      size: Size(width: Double(width) / 2, height: Double(height) / 2),
      raster: Raster(width: width, height: height, scale: 2), background: background, title: "Sample")
    // Over the places where bands meet, too.
    for y in [20.0, 260, 511, 516, 980, 1019.5, 1240] {
      scene.items += items.map { $0.moved(down: y) }
    }
    return scene
  }

  private var background: RGBA {
    switch self {
    case .clear, .clearShades: .clear
    default: .white
    }
  }

  private var items: [SceneItem] {
    switch self {
    case .blank: []
    case .boxes, .clear:
      [
        .fill(.rectangle(Rect(x: 5.3, y: 0, width: 40, height: 7)), .black),
        .stroke(.line(Point(x: 50, y: -3), Point(x: 90, y: -3)), .black, width: 1),
      ]
    case .grayText: [text("1234567890", .black), text("Week", RGBA(90, 90, 90), y: 14)]
    case .coloredText, .clearShades:
      [
        .fill(.ellipse(Rect(x: 2, y: 4, width: 20, height: 20)), RGBA(255, 59, 48, alpha: 31)),
        text("12 Rama", RGBA(0, 122, 255)),
        .image(
          ImageItem(.symbol("heart.fill"), frame: Rect(x: 70, y: -10, width: 12, height: 12), tint: RGBA(255, 59, 48))),
        .stroke(.ellipse(Rect(x: 40, y: 5, width: 40, height: 19)), RGBA(0, 128, 0), width: 1.5),
      ]
    case .manyColors: Self.threeHundredColors
    case .photo:
      [.image(ImageItem(.data(SamplePicture.jpeg(orientation: 6)), frame: Rect(x: 3, y: 1, width: 20, height: 40)))]
    case .clipped:
      [
        .clip(
          .roundedRectangle(Rect(x: 4, y: -8, width: 70, height: 12), left: 6, right: 0),
          [
            .fill(.rectangle(Rect(x: 0, y: -20, width: 100, height: 40)), RGBA(175, 82, 222)),
            text("cut at the edge", .white),
          ])
      ]
    case .emoji: [text("🎉 2027", .black)]
    }
  }

  private static let threeHundredColors = (0..<300).map { index in
    let rect = Rect(x: Double(index % 100), y: Double(index / 100), width: 1, height: 1)
    return SceneItem.fill(.rectangle(rect), RGBA(UInt8(index % 256), UInt8(index / 256), 200))
  }

  private func text(_ text: String, _ color: RGBA, y: Double = 0) -> SceneItem {
    .text(
      TextItem(
        text, style: TextStyle(size: 13, tabularFigures: true), origin: Point(x: 4.37, y: y), width: 0, color: color))
  }
}

extension SceneItem {
  fileprivate func moved(down distance: Double) -> SceneItem {
    switch self {
    case .fill(let shape, let color): return .fill(shape.moved(down: distance), color)
    case .stroke(let shape, let color, let width): return .stroke(shape.moved(down: distance), color, width: width)
    case .text(var text):
      text.origin.y += distance
      return .text(text)
    case .image(var image):
      image.frame.y += distance
      return .image(image)
    case .clip(let shape, let items):
      return .clip(shape.moved(down: distance), items.map { $0.moved(down: distance) })
    }
  }
}

extension Shape {
  fileprivate func moved(down distance: Double) -> Shape {
    func moved(_ rect: Rect) -> Rect { Rect(x: rect.x, y: rect.y + distance, width: rect.width, height: rect.height) }
    func moved(_ point: Point) -> Point { Point(x: point.x, y: point.y + distance) }
    return switch self {
    case .rectangle(let rect): .rectangle(moved(rect))
    case .roundedRectangle(let rect, let left, let right): .roundedRectangle(moved(rect), left: left, right: right)
    case .ellipse(let rect): .ellipse(moved(rect))
    case .line(let from, let to): .line(moved(from), moved(to))
    case .path: preconditionFailure("no sample has a path")
    }
  }
}
