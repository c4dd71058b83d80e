/// A config's text by lines, so that a place in it can be looked at.
struct SourceText {
  /// The file's name as messages write it.
  let name: String
  /// UTF-8 without a byte order mark.
  let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int]

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var starts = [0]
    for (index, byte) in self.bytes.enumerated() {
      // A line ends with LF, CR LF or a CR alone.
      let isCarriageReturn = byte == 0x0D && (index + 1 == self.bytes.count || self.bytes[index + 1] != 0x0A)
      if byte == 0x0A || isCarriageReturn { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  var lineCount: Int { lineStarts.count }

  /// The bytes of a line, counted from 0, with what ends it.
  func line(_ index: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(index) else { return [] }
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    return bytes[lineStarts[index]..<end]
  }

  /// What a line has from a mark on, without what ends the line.
  func rest(at mark: YAMLMark) -> String {
    let scalars = String(decoding: line(mark.line), as: UTF8.self).unicodeScalars.dropFirst(mark.column)
    return String(String.UnicodeScalarView(scalars.prefix { $0 != "\n" && $0 != "\r" }))
  }

  /// The place of a byte.
  func place(ofByte offset: Int) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    // Continuation bytes are not characters of their own.
    let column = bytes[lineStarts[low]..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return Place(source: name, line: low + 1, column: column + 1)
  }
}
