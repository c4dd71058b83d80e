extension PNGOptions.TextChunk {
  /// Texts longer than this are compressed.
  private static let longest = 256

  /// The text as a file holds it: tEXt where Latin-1 holds a short one, else iTXt.
  var chunk: PNGChunk {
    let keyword = Self.latin1(keyword) ?? Array("Comment".utf8)
    let utf8 = Array(text.utf8)
    if utf8.count > Self.longest {
      return PNGChunk("iTXt", keyword + [0, 1, 0, 0, 0] + utf8.withUnsafeBufferPointer(ZlibStream.compressed))
    }
    if let value = Self.latin1(text) { return PNGChunk("tEXt", keyword + [0] + value) }
    return PNGChunk("iTXt", keyword + [0, 0, 0, 0, 0] + utf8)
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value < 256 else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }
}
