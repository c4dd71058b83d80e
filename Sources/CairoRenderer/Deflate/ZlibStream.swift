import CDeflate

/// Whole zlib streams, as PNG files hold them.
enum ZlibStream {
  /// What stands before the blocks of a stream: deflate with a window of 32 KB.
  static let head: [UInt8] = [0x78, 0x01]

  /// What stands after blocks that end on a byte boundary: an empty last block of fixed codes, and the checksum.
  static func tail(_ checksum: Adler32) -> [UInt8] {
    var tail: [UInt8] = [0x03, 0x00]
    tail.append(bigEndian: checksum.value)
    return tail
  }

  /// The stream that stands for some bytes.
  static func compressed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var checksum = Adler32()
    checksum.add(bytes)
    let deflater = ThoroughDeflater(level: 6)
    return withExtendedLifetime(deflater) { head + deflater.compress(bytes) + tail(checksum) }
  }

  /// What a stream stands for; nil when it is damaged or longer than `limit` bytes.
  static func expanded(_ stream: [UInt8], limit: Int) -> [UInt8]? {
    // deflate makes at most 1032 bytes of one.
    let capacity = min(limit, stream.count * 1032)
    var length = uLong(capacity)
    var status = Z_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      status = uncompress(buffer.baseAddress, &length, stream, uLong(stream.count))
      count = status == Z_OK ? Int(length) : 0
    }
    return status == Z_OK ? bytes : nil
  }
}
