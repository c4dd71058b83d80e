import CDeflate

/// The checksum of a zlib stream, with the length it stands for, so that those of parts can be joined.
struct Adler32: Hashable, Sendable {
  private(set) var value: UInt32 = 1
  private(set) var length = 0

  init() {}

  init(of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { add($0) }
  }

  /// Counts bytes in.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = isal_adler32(value, bytes.baseAddress, UInt64(bytes.count))
    length += bytes.count
  }

  /// Counts in a part that follows.
  mutating func append(_ next: Adler32) {
    value = UInt32(adler32_combine(UInt(value), UInt(next.value), next.length))
    length += next.length
  }
}
