import CalendarCore
public import PageLayout

extension PictureRegions {
  /// The regions of a scene's picture.
  public init(_ scene: Scene) {
    let texts = scene.texts
    let scale = scene.raster.scale
    self.init(
      months: scene.months.map { month in
        MonthArea(
          title: month.title, box: PixelBox(month.frame, scale: scale),
          days: month.days.map { day in
            DayArea(
              date: day.day.iso, box: PixelBox(day.frame, scale: scale),
              number: day.numberFrame(among: texts).map { PixelBox($0, scale: scale) }, content: day.content)
          })
      })
  }
}

extension PixelBox {
  /// The pixels that a rectangle in points touches.
  fileprivate init(_ rect: Rect, scale: Double) {
    let left = Int((rect.x * scale).rounded(.down))
    let top = Int((rect.y * scale).rounded(.down))
    self.init(
      x: left, y: top, width: Int((rect.maxX * scale).rounded(.up)) - left,
      height: Int((rect.maxY * scale).rounded(.up)) - top)
  }
}

extension DayRegion {
  fileprivate var content: DayWords {
    var content: DayWords = [.number: text]
    content[.state] = words(states.map(\.rawValue))
    content[.decoration] = words(
      decorations.map { decoration in
        [decoration.kind.rawValue, decoration.image, decoration.color?.hex, "\(decoration.size)"]
          .compactMap(\.self).joined(separator: " ")
      })
    content[.event] = words(events.map(\.title) + (hiddenEventCount > 0 ? ["+\(hiddenEventCount)"] : []))
    return content
  }

  private func words(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Where the day's number stands: the largest text in its frame that says it.
  fileprivate func numberFrame(among texts: [TextItem]) -> Rect? {
    let number = texts.filter { $0.text == text && frame.contains($0.origin) }.max { $0.style.size < $1.style.size }
    guard let number else { return nil }
    // Figures of every script shipped are at most this high, and hang hardly below their line.
    let height = number.style.size * 0.85
    return Rect(
      x: number.origin.x, y: number.origin.y - height, width: number.width, height: height + number.style.size * 0.05)
  }
}
