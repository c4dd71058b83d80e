/// Reads numbers from bytes that may be cut short or wrong.
struct ByteReader {
  let bytes: [UInt8]
  var isLittleEndian = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// An unsigned number of some bytes; nil past the end.
  func integer(at offset: Int, length: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    let part = bytes[offset..<offset + length]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }
}
