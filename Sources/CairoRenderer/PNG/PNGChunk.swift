import CDeflate

/// A piece of a PNG file: a length, a name of four letters, data and a checksum.
struct PNGChunk {
  let name: StaticString
  let data: [UInt8]

  init(_ name: StaticString, _ data: [UInt8]) {
    self.name = name
    self.data = data
  }

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunk as the file holds it.
  var bytes: [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(data.count + 12)
    output.append(bigEndian: UInt32(data.count))
    name.withUTF8Buffer { output.append(contentsOf: $0) }
    output.append(contentsOf: data)
    output.append(bigEndian: output[4...].withUnsafeBufferPointer { Checksum.crc32($0) })
    return output
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt32) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }
}
