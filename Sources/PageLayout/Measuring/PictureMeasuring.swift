public import CalendarCore

/// Who knows how large a picture is.
public protocol PictureMeasuring {
  /// A picture's own size, upright; an error says why it can't be read.
  func metrics(of picture: Picture) throws -> PictureMetrics
}
