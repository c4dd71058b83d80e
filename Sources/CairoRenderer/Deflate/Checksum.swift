import CDeflate

/// The checksums of PNG and zlib.
enum Checksum {
  /// The CRC-32 of PNG's chunks.
  static func crc32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    crc32_gzip_refl(0, bytes.baseAddress, UInt64(bytes.count))
  }
}
