/// Rows of a PNG file that repeat the row above, ready compressed.
///
/// Filtered by their difference from that row they are all zeros, so what stands for them is known from their length:
/// two bits for every 258 bytes, which is as short as deflate can be.
struct RepeatedRows {
  /// The symbols of a row, in order.
  private let row: [(bits: UInt32, count: Int)]
  private let header: BitWriter
  private let code: HuffmanCode
  private let rowChecksum: Adler32

  /// Rows of so many bytes beside the one that names the filter.
  init(rowBytes: Int) {
    // A row is its filter's number, a zero, and that zero repeated.
    let (whole, rest) = (rowBytes - 1).quotientAndRemainder(dividingBy: Self.longestMatch)
    let restLength = rest >= 3 ? Self.length(of: rest) : nil
    var lengths = [Int](repeating: 0, count: 286)
    lengths[Self.longestSymbol] = 1
    lengths[0] = 3
    lengths[Int(Self.filter)] = 3
    lengths[Self.endOfBlock] = 3
    // Where no other length is needed its code goes to a symbol that does not occur, as codes must be complete.
    lengths[restLength?.symbol ?? Self.longestSymbol - 1] = 3
    let code = HuffmanCode(lengths: lengths)

    var row: [(bits: UInt32, count: Int)] = []
    func append(_ symbol: Int) { row.append((code.codes[symbol], code.lengths[symbol])) }
    // The only distance, 1, has the code 0.
    func appendDistance() { row.append((0, 1)) }
    append(Int(Self.filter))
    append(0)
    for _ in 0..<whole {
      append(Self.longestSymbol)
      appendDistance()
    }
    if let restLength {
      append(restLength.symbol)
      row.append((UInt32(restLength.extra), restLength.extraCount))
      appendDistance()
    } else {
      for _ in 0..<rest { append(0) }
    }
    self.row = row
    self.code = code
    header = Self.header(of: code)
    rowChecksum = Adler32(of: [Self.filter] + [UInt8](repeating: 0, count: rowBytes))
  }

  /// Appends some rows as a block that ends on a byte boundary.
  func append(_ count: Int, to output: inout [UInt8], checksum: inout Adler32) {
    var writer = header
    for _ in 0..<count {
      for piece in row { writer.append(piece.bits, count: piece.count) }
      checksum.append(rowChecksum)
    }
    writer.append(Self.endOfBlock, in: code)
    // An empty stored block, which is how deflate gets to a byte boundary.
    writer.append(0, count: 3)
    writer.align()
    writer.append(0xFFFF_0000, count: 32)
    output += writer.bytes
  }

  /// PNG's filter "up".
  static let filter: UInt8 = 2
  private static let endOfBlock = 256
  private static let longestMatch = 258
  private static let longestSymbol = 285

  /// The symbol of a match of 3 to 257 bytes, with the bits that follow it (RFC 1951, 3.2.5).
  private static func length(of match: Int) -> (symbol: Int, extra: Int, extraCount: Int) {
    let value = match - 3
    guard value >= 8 else { return (257 + value, 0, 0) }
    let extraCount = value.bitWidth - value.leadingZeroBitCount - 3
    return (257 + 4 * extraCount + value >> extraCount, value & (1 << extraCount - 1), extraCount)
  }

  /// The head of a block, not the last of its stream, in this code and a distance code of one symbol (RFC 1951, 3.2.7).
  private static func header(of code: HuffmanCode) -> BitWriter {
    var writer = BitWriter()
    writer.append(0b100, count: 3)
    writer.append(UInt32(code.lengths.count - 257), count: 5)
    writer.append(0, count: 5)
    // Lengths up to 4 and the three repetitions, each in three bits.
    let lengthCode = HuffmanCode(lengths: (0..<19).map { $0 <= 4 || $0 >= 16 ? 3 : 0 })
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    writer.append(UInt32(order.count - 4), count: 4)
    for symbol in order { writer.append(UInt32(lengthCode.lengths[symbol]), count: 3) }
    var lengths = (code.lengths + [1])[...]
    while let length = lengths.first {
      let zeros = min(138, lengths.prefix { $0 == 0 }.count)
      if zeros >= 11 {
        writer.append(18, in: lengthCode)
        writer.append(UInt32(zeros - 11), count: 7)
        lengths.removeFirst(zeros)
      } else {
        writer.append(length, in: lengthCode)
        lengths.removeFirst()
      }
    }
    return writer
  }
}
