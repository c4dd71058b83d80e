/// How a JPEG file goes on after its header (ITU T.81, annex B).
struct JPEGOutline: Hashable {
  /// How often the file goes over its picture; one that is not progressive once or a few times.
  private(set) var scans = 0
  /// Whether the file has its end.
  private(set) var isComplete = false
  private let byteCount: Int

  init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    let reader = ByteReader(bytes)
    var offset = 2
    while let marker = reader.integer(at: offset, length: 2), marker >= 0xFF00 {
      switch marker {
      // Fill bytes may stand before a marker.
      case 0xFFFF: offset += 1
      case 0xFFD9:
        isComplete = true
        return
      default:
        guard let length = reader.integer(at: offset + 2, length: 2), length >= 2 else { return }
        offset += 2 + length
        if marker == 0xFFDA {
          scans += 1
          offset = Self.end(ofScanFrom: offset, in: bytes)
        }
      }
    }
  }

  /// Refuses a file without its whole picture, and one that goes over a large picture so often that it takes long.
  func check(_ header: PictureHeader) throws(PictureProblem) {
    guard scans > 0, isComplete else { throw PictureProblem("a JPEG that ends too early") }
    guard header.width * header.height <= byteCount * Self.mostPixelsOfAByte else {
      throw PictureProblem("a JPEG with too little data for \(header.width) x \(header.height) pixels")
    }
    guard scans <= Self.mostScans, header.width * header.height <= Self.mostScannedPixels / scans else {
      throw PictureProblem("\(header.width) x \(header.height) pixels in \(scans) scans are too much work")
    }
  }

  /// A square of 8 x 8 pixels takes at least a bit.
  private static let mostPixelsOfAByte = 512
  /// Programs write about ten.
  private static let mostScans = 100
  private static let mostScannedPixels = 1_100_000_000

  /// Where the next marker stands after a scan's data, in which a byte 0xFF is followed by 0 or is a restart marker.
  private static func end(ofScanFrom start: Int, in bytes: [UInt8]) -> Int {
    var offset = start
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0, !(0xD0...0xD7).contains(bytes[offset + 1]) { return offset }
      offset += 1
    }
    return bytes.count
  }
}
