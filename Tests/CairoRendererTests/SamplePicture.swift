import CalendarCore
import Foundation

/// Small picture files to draw.
enum SamplePicture {
  /// A grey JPEG of 32 x 16 pixels, black in its top left quarter and white elsewhere, with an EXIF turn.
  static func jpeg(orientation: Int) -> [UInt8] {
    let base64 = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNS\
      Mj5aYVpQYEpRUk//wAALCAAQACABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwCY\
      DToAP//Z
      """
    let jpeg = [UInt8](Data(base64Encoded: base64)!)
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff + [UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
    return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
  }

  /// An SVG of 20 x 10 pixels around some elements.
  static func svg(_ elements: String) -> Picture {
    .data(Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>\(elements)</svg>".utf8))
  }
}
