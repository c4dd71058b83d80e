/// Finds what may not stand in a config at all: bytes that are no UTF-8 and characters that control.
///
/// libyaml reports both as 1:1, so they are looked for before it sees the text.
struct CharacterCheck {
  let text: SourceText
  private(set) var problems: [ConfigProblem] = []

  init(_ text: SourceText, limit: Int) {
    self.text = text
    var offset = 0
    while offset < text.bytes.count, problems.count < limit {
      let length = text.bytes[offset] < 0x80 ? checkASCII(at: offset) : checkLongScalar(at: offset)
      offset += length
    }
  }

  private mutating func checkASCII(at offset: Int) -> Int {
    let byte = text.bytes[offset]
    if byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte) || byte == 0x7F { refuse(UInt32(byte), at: offset) }
    return 1
  }

  /// Checks a scalar of two to four bytes; its length, or 1 when it is none.
  private mutating func checkLongScalar(at offset: Int) -> Int {
    guard let (scalar, length) = Self.scalar(in: text.bytes[offset...]) else {
      problems.append(
        ConfigProblem(
          text.place(ofByte: offset),
          "byte 0x\(String(text.bytes[offset], radix: 16)) is not UTF-8; save the file as UTF-8"))
      // One report for a run of bytes in another encoding.
      return text.bytes[offset...].prefix { $0 >= 0x80 }.count
    }
    switch scalar.value {
    // C1 controls, with the line breaks of other standards, and characters that are none.
    case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: refuse(scalar.value, at: offset)
    default: break
    }
    return length
  }

  private mutating func refuse(_ scalar: UInt32, at offset: Int) {
    let digits = String(scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let kind =
      switch scalar {
      case 0x2028, 0x2029: "line separator"
      case 0xFEFF: "byte order mark inside the text,"
      default: "control character"
      }
    problems.append(ConfigProblem(text.place(ofByte: offset), "\(kind) \(name) is not allowed; remove it"))
  }

  private static func scalar(in bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    var decoder = Unicode.UTF8()
    var iterator = bytes.prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
