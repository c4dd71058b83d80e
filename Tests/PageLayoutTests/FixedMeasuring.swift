import CalendarCore
import PageLayout

/// Letters of one width, so that frames can be told beforehand: 0.6 of the size wide, figures 0.7 of it tall.
struct FixedMeasuring: TextMeasuring, PictureMeasuring {
  func metrics(of text: String, style: TextStyle) -> TextMetrics {
    let width = Double(text.count) * style.size * 0.6
    let capHeight = style.size * 0.7
    return TextMetrics(
      width: width, ascent: style.size, descent: style.size * 0.25,
      ink: Rect(x: 0, y: -capHeight, width: width, height: capHeight), capHeight: capHeight)
  }

  func metrics(of picture: Picture) throws -> PictureMetrics {
    PictureMetrics(size: Size(width: 24, height: 24), isTemplate: true)
  }
}
