import Testing

@testable import CairoRenderer

struct DeflateTests {
  /// Bytes of every kind a page has: stretches of one value, steps, noise.
  static let samples: [[UInt8]] = [
    [7],
    [UInt8](repeating: 255, count: 100_000),
    (0..<70_000).map { UInt8(truncatingIfNeeded: $0 / 300) },
    (0..<50_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
  ]

  @Test(arguments: samples, [true, false])
  func piecesJoinToOneStream(sample: [UInt8], isFast: Bool) {
    let deflater: any Deflater = isFast ? FastDeflater() : ThoroughDeflater(level: 6)
    var stream = ZlibStream.head
    var checksum = Adler32()
    // The deflater is used again, for pieces of other sizes.
    let pieces = [sample, Array(sample.prefix(1 + sample.count / 3)), sample]
    for piece in pieces {
      piece.withUnsafeBufferPointer { bytes in
        stream += deflater.compress(bytes)
        checksum.add(bytes)
      }
    }
    stream += ZlibStream.tail(checksum)
    #expect(ZlibStream.expanded(stream, limit: 1 << 20) == pieces.flatMap(\.self))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 10, 11, 13, 257, 258, 259, 260, 261, 262, 514, 7016, 21_048], [1, 4, 300])
  func repeatedRowsAreRowsOfZerosUnderTheFilterUp(rowBytes: Int, count: Int) {
    let rows = RepeatedRows(rowBytes: rowBytes)
    var blocks: [UInt8] = []
    var checksum = Adler32()
    rows.append(count, to: &blocks, checksum: &checksum)
    rows.append(1, to: &blocks, checksum: &checksum)
    let stream = ZlibStream.head + blocks + ZlibStream.tail(checksum)
    let row = [2] + [UInt8](repeating: 0, count: rowBytes)
    let expected = Array(repeatElement(row, count: count + 1).joined())
    #expect(ZlibStream.expanded(stream, limit: expected.count) == expected)
  }

  @Test func aRepeatedRowCostsTwoBitsForEvery258Bytes() {
    let rows = RepeatedRows(rowBytes: 1 + 258 * 100)
    var (few, many): ([UInt8], [UInt8]) = ([], [])
    var checksum = Adler32()
    rows.append(10, to: &few, checksum: &checksum)
    rows.append(110, to: &many, checksum: &checksum)
    // Two symbols more: the filter's number and the zero that is repeated.
    #expect(many.count - few.count == 100 * (2 * 100 + 3 + 3) / 8)
  }

  @Test func checksumsOfPartsCombine() {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var joined = Adler32(of: Array(bytes[..<1]))
    joined.append(Adler32(of: Array(bytes[1..<200_000])))
    joined.append(Adler32(of: []))
    joined.append(Adler32(of: Array(bytes[200_000...])))
    #expect(joined == Adler32(of: bytes))
    #expect(Adler32(of: Array("Wikipedia".utf8)).value == 0x11E6_0398)
  }
}
