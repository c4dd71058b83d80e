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

  /// A grey JPEG of 512 x 512 pixels, which needs 1024 bytes of data. Each of its two tables has one code, a 0: for no
  /// change of a square's grey, and for the end of a square. A 1 stands for nothing.
  static func grayJPEG(data: [UInt8]) -> [UInt8] {
    let table: [UInt8] = [1] + [UInt8](repeating: 0, count: 16)
    return [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
      + [0xFF, 0xC0, 0, 11, 8, 2, 0, 2, 0, 1, 1, 0x11, 0]
      + [0xFF, 0xC4, 0, 20, 0] + table + [0xFF, 0xC4, 0, 20, 0x10] + table
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + data + [0xFF, 0xD9]
  }

  /// An SVG of 20 x 10 pixels around some elements.
  static func svg(_ elements: String) -> Picture {
    .data(Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>\(elements)</svg>".utf8))
  }
}
