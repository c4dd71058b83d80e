/// The size and the EXIF turn of a JPEG file (ITU T.81, annex B; EXIF 2.3, 4.6).
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var orientation = 1

  /// Reads the segments up to the frame header; nil when there is none.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard reader.integer(at: 0, length: 2) == 0xFFD8 else { return nil }
    var offset = 2
    while let marker = reader.integer(at: offset, length: 2), marker >= 0xFF00 {
      if marker == 0xFFFF {
        // Fill bytes may stand before a marker.
        offset += 1
        continue
      }
      guard let length = reader.integer(at: offset + 2, length: 2), length >= 2 else { return nil }
      if Self.isFrame(marker) {
        height = reader.integer(at: offset + 5, length: 2) ?? 0
        width = reader.integer(at: offset + 7, length: 2) ?? 0
        break
      }
      if marker == 0xFFE1 {
        let segment = Array(bytes[min(offset + 4, bytes.count)..<min(offset + 2 + length, bytes.count)])
        orientation = Self.orientation(inEXIF: segment) ?? orientation
      }
      offset += 2 + length
    }
    guard width > 0, height > 0 else { return nil }
  }

  /// SOF0 to SOF15, without the tables that have numbers in between.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
  }

  private static func orientation(inEXIF segment: [UInt8]) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    var reader = ByteReader(Array(segment.dropFirst(6)))
    reader.isLittleEndian = reader.integer(at: 0, length: 2) == 0x4949
    guard reader.integer(at: 2, length: 2) == 42, let directory = reader.integer(at: 4, length: 4),
      let count = reader.integer(at: directory, length: 2)
    else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = reader.integer(at: offset, length: 2) else { return nil }
      if tag == 0x0112 {
        return reader.integer(at: offset + 8, length: 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }
}
