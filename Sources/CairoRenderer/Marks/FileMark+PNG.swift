extension FileMark {
  /// The text of the chunk with the keyword, which stands before the pixels.
  static func png(_ file: MarkedFile) -> String? {
    // A file that was cut off has no last chunk.
    guard file.tail.suffix(8).starts(with: Array("IEND".utf8)) else { return nil }
    var rest = file.head.dropFirst(PNGChunk.signature.count)
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let data = rest.dropFirst(8).prefix(length)
      guard name != "IDAT", data.count == length else { return nil }
      if name == "tEXt", data.starts(with: Array(keyword.utf8) + [0]) {
        return String(decoding: data.dropFirst(keyword.utf8.count + 1), as: UTF8.self)
      }
      rest = rest.dropFirst(12 + length)
    }
    return nil
  }
}
