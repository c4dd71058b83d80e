/// Packs rows of cairo's pixels as a PNG file holds them. One a worker.
final class RowPacker {
  /// Bytes a row.
  let rowBytes: Int
  private let format: PixelFormat
  private let tiles: RowTiles
  /// A row that nothing touches, packed; of an indexed page one byte a pixel.
  private let blank: [UInt8]
  private let numbers: UnsafeMutableBufferPointer<UInt8>
  /// What is added to pixels whose alpha means nothing.
  private let opaque: UInt32
  private let dither: OrderedDither?

  /// A packer for pages of a background; `isDithered` where the format's palette lacks colours that they have.
  init(format: PixelFormat, tiles: RowTiles, background: UInt32, isDithered: Bool = false) {
    self.format = format
    dither = if isDithered, case .indexed(let palette) = format { OrderedDither(palette) } else { nil }
    self.tiles = tiles
    rowBytes = format.rowBytes(width: tiles.width)
    opaque = background >= 0xFF00_0000 ? 0xFF00_0000 : 0
    numbers = .allocate(capacity: tiles.width)
    // A background that is dithered has no one colour.
    let pixel = isDithered ? [] : Self.bytes(of: background | opaque, in: format)
    blank = Array(repeatElement(pixel, count: tiles.width).joined())
  }

  deinit {
    numbers.deallocate()
  }

  /// Packs the page's row `index`, of which only some tiles are not of the background's colour.
  func pack(
    _ row: UnsafePointer<UInt32>, at index: Int, touched: UInt64, into output: UnsafeMutablePointer<UInt8>
  ) {
    if case .indexed(let palette) = format, dither != nil || palette.depth < 8 {
      let numbers = numbers.baseAddress!
      if let dither {
        dither.number(row, count: tiles.width, ofRow: index, into: numbers)
      } else {
        fill(numbers, from: row, touched: touched)
      }
      Self.pack(numbers, count: tiles.width, depth: palette.depth, into: output)
    } else {
      fill(output, from: row, touched: touched)
    }
  }

  private func fill(_ output: UnsafeMutablePointer<UInt8>, from row: UnsafePointer<UInt32>, touched: UInt64) {
    output.update(from: blank, count: blank.count)
    tiles.forEachRun(in: touched) { columns in
      switch format {
      case .gray:
        for column in columns { output[column] = UInt8(truncatingIfNeeded: row[column]) }
      case .grayAlpha:
        for column in columns {
          let pixel = StraightPixel(row[column])
          output[2 * column] = pixel.blue
          output[2 * column + 1] = pixel.alpha
        }
      case .rgb: Self.packRGB(row, columns, into: output)
      case .rgba:
        for column in columns {
          let pixel = StraightPixel(row[column] | opaque)
          let target = output + 4 * column
          (target[0], target[1], target[2], target[3]) = (pixel.red, pixel.green, pixel.blue, pixel.alpha)
        }
      case .indexed(let palette): number(row, columns, by: palette, into: output)
      }
    }
  }

  private static func packRGB(
    _ row: UnsafePointer<UInt32>, _ columns: Range<Int>, into output: UnsafeMutablePointer<UInt8>
  ) {
    var target = output + 3 * columns.lowerBound
    for column in columns {
      let pixel = row[column]
      target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[2] = UInt8(truncatingIfNeeded: pixel)
      target += 3
    }
  }

  private func number(
    _ row: UnsafePointer<UInt32>, _ columns: Range<Int>, by palette: Palette,
    into output: UnsafeMutablePointer<UInt8>
  ) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      let pixel = row[column]
      let number = palette.table.number(of: pixel | opaque)
      let end = PixelRun.end(of: pixel, in: row, from: column, to: columns.upperBound)
      if end - column > 32 {
        (output + column).update(repeating: number, count: end - column)
        column = end
      } else {
        while column < end {
          output[column] = number
          column += 1
        }
      }
    }
  }

  /// Puts several numbers into a byte, the leftmost into its highest bits.
  private static func pack(
    _ numbers: UnsafePointer<UInt8>, count: Int, depth: Int, into output: UnsafeMutablePointer<UInt8>
  ) {
    let perByte = 8 / depth
    for byte in 0..<(count + perByte - 1) / perByte {
      var value: UInt8 = 0
      for place in 0..<perByte {
        let index = byte * perByte + place
        value = value << UInt8(depth) | (index < count ? numbers[index] : 0)
      }
      output[byte] = value
    }
  }

  private static func bytes(of pixel: UInt32, in format: PixelFormat) -> [UInt8] {
    let straight = StraightPixel(pixel)
    return switch format {
    case .gray: [straight.blue]
    case .grayAlpha: [straight.blue, straight.alpha]
    case .rgb: [straight.red, straight.green, straight.blue]
    case .rgba: [straight.red, straight.green, straight.blue, straight.alpha]
    case .indexed(let palette): [palette.table.number(of: pixel)]
    }
  }
}
