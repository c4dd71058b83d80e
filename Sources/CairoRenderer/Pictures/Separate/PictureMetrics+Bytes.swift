import CalendarCore
import PageLayout

extension PictureMetrics {
  /// Width, height and kind as a line of text.
  var encoded: [UInt8] { Array("\(size.width) \(size.height) \(isTemplate)".utf8) }

  /// Reads what `encoded` writes; nil when it is something else.
  init?(encoded bytes: [UInt8]) {
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard parts.count == 3, let width = Double(parts[0]), let height = Double(parts[1]),
      let isTemplate = Bool(String(parts[2]))
    else { return nil }
    self.init(size: Size(width: width, height: height), isTemplate: isTemplate)
  }
}
