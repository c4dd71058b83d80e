extension PageBands {
  /// Gives the page's rows from the top, each as red, green, blue and alpha of its pixels, colours not multiplied by alpha.
  func giveRows(_ take: (ArraySlice<UInt8>) throws -> Void) throws {
    try read { painter, _ in
      RowPacker(format: .rgba, tiles: plan.tiles, background: painter.background)
    } _: { packer, painter, rows in
      [UInt8](unsafeUninitializedCapacity: rows.count * packer.rowBytes) { bytes, count in
        count = rows.count * packer.rowBytes
        guard var target = bytes.baseAddress else { return }
        for row in rows {
          packer.pack(painter.row(row), at: row, touched: painter.tiles(of: row), into: target)
          target += packer.rowBytes
        }
      }
    } take: { bytes in
      let length = 4 * plan.tiles.width
      for start in stride(from: 0, to: bytes.count, by: length) { try take(bytes[start..<start + length]) }
    }
  }
}
