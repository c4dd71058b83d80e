import Testing

@testable import CairoRenderer

struct RowTilesTests {
  private func runs(_ tiles: RowTiles, _ mask: UInt64) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    tiles.forEachRun(in: mask) { runs.append($0) }
    return runs
  }

  @Test(arguments: [1, 5, 63, 64, 65, 200, 7016, 32_767])
  func tilesCoverTheRow(width: Int) {
    let tiles = RowTiles(width: width)
    #expect(runs(tiles, tiles.mask(of: 0..<width)) == [0..<width])
    #expect(runs(tiles, 0) == [])
    for column in stride(from: 0, to: width, by: max(1, width / 100)) {
      let run = runs(tiles, tiles.mask(of: column..<column + 1))
      #expect(run.count == 1 && run[0].contains(column) && run[0].upperBound <= width)
    }
  }

  @Test func neighboursAreOneRunAndOthersAreNot() {
    let tiles = RowTiles(width: 640)
    #expect(runs(tiles, 0b1101) == [0..<10, 20..<40])
    #expect(runs(tiles, 1 << 63 | 1) == [0..<10, 630..<640])
  }
}
