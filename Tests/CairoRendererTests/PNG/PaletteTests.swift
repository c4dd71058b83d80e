import Testing

@testable import CairoRenderer

struct PaletteTests {
  @Test func aTableHoldsTwoHundredAndFiftySixColors() {
    var table = ColorTable()
    let grays = (0..<256 as Range<UInt32>).map { 0xFF00_0000 | $0 * 0x10101 }
    let fits = (grays + [0xFF12_3456, 0xFF00_0000, 0xFFFF_FFFF]).map { table.insert($0) }
    #expect(fits == Array(repeating: true, count: 256) + [false, true, true])
    #expect(grays.map { table.number(of: $0) } == Array(0...255))
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColorsTakeFewBits(count: UInt32, depth: Int) {
    #expect(Palette((0..<count).map { 0xFF00_0000 | $0 }).depth == depth)
  }

  @Test func onlyColorsThatLetThroughAreInTheTableOfTransparency() {
    let chunks = Palette([0xFFFF_FFFF, 0x8040_0000, 0xFF00_0000, 0]).chunks
    #expect(chunks.map(\.name.description) == ["PLTE", "tRNS"])
    #expect(chunks[0].data == [0, 0, 0, 128, 0, 0, 0, 0, 0, 255, 255, 255])
    #expect(chunks[1].data == [0, 128])
    #expect(Palette([0xFFFF_FFFF]).chunks.map(\.name.description) == ["PLTE"])
  }

  @Test func numbersDoNotDependOnTheOrderColorsWereFoundIn() {
    #expect(Palette([3, 1, 2]).colors == Palette([2, 3, 1]).colors)
  }
}
