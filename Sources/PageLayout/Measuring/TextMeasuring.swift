/// Who knows how large a text is.
public protocol TextMeasuring {
  /// The size of one line of text.
  func metrics(of text: String, style: TextStyle) -> TextMetrics
}
