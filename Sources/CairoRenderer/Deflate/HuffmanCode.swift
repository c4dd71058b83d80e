/// A Huffman code by the lengths of its codes, as deflate builds it (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits a symbol; 0 for symbols that do not occur.
  let lengths: [Int]
  /// The codes, their first bit lowest, as they are written.
  let codes: [UInt32]

  init(lengths: [Int]) {
    self.lengths = lengths
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var code: UInt32 = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = Self.reversed(code, count: length)
        code += 1
      }
      code <<= 1
    }
    self.codes = codes
  }

  private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
    (0..<count).reduce(0) { $0 << 1 | (code >> UInt32($1) & 1) }
  }
}

extension BitWriter {
  mutating func append(_ symbol: Int, in code: HuffmanCode) {
    append(code.codes[symbol], count: code.lengths[symbol])
  }
}
