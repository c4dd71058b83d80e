/// Who knows how large a text is.
public protocol TextMeasuring {
  /// The size of one line of text.
  func metrics(of text: String, style: TextStyle) -> TextMetrics
  /// Throws what kept a text from being measured, if anything did since it was asked last; a page's metrics can then not
  /// be relied on.
  func checkMeasurements() throws
}

extension TextMeasuring {
  /// Nothing keeps texts from being measured, unless who measures them says otherwise.
  public func checkMeasurements() throws {}
}
