import CalendarCore
public import Foundation
import PageLayout

extension PixelImage {
  /// The picture as a PNG file with these texts.
  public func png(texts: [PNGOptions.TextChunk] = []) -> Data {
    let format = isOpaque ? PixelFormat.rgb : .rgba
    let page = Scene(
      size: Size(width: Double(width), height: Double(height)), raster: Raster(width: width, height: height, scale: 1),
      background: .clear)
    var file = PNGHeader(scene: page, format: format, options: PNGOptions(texts: texts)).bytes
    file += PNGChunk("IDAT", filteredRows(format).withUnsafeBufferPointer(ZlibStream.compressed)).bytes
    file += PNGChunk("IEND", []).bytes
    return Data(file)
  }

  private var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  /// The rows with PNG's filter bytes: 2, nothing but zeros, for a row that repeats the one above it, else 0.
  private func filteredRows(_ format: PixelFormat) -> [UInt8] {
    let length = 1 + format.rowBytes(width: width)
    return [UInt8](unsafeUninitializedCapacity: length * height) { output, count in
      bytes.withUnsafeBytes { bytes in
        for y in 0..<height {
          let row = bytes[y * width * 4..<(y + 1) * width * 4]
          let target = output.baseAddress! + y * length
          if y > 0,
            memcmp(bytes.baseAddress! + row.startIndex, bytes.baseAddress! + row.startIndex - width * 4, row.count) == 0
          {
            target.update(repeating: 0, count: length)
            target[0] = 2
          } else {
            target[0] = 0
            format.copy(UnsafeRawBufferPointer(rebasing: row), to: target + 1)
          }
        }
      }
      count = length * height
    }
  }
}

extension PixelFormat {
  /// Writes a row of red, green, blue and alpha as the file holds it.
  fileprivate func copy(_ row: UnsafeRawBufferPointer, to output: UnsafeMutablePointer<UInt8>) {
    guard bitsPerPixel != 32 else {
      return UnsafeMutableRawPointer(output).copyMemory(from: row.baseAddress!, byteCount: row.count)
    }
    for x in 0..<row.count / 4 {
      for channel in 0..<3 { output[x * 3 + channel] = row[x * 4 + channel] }
    }
  }
}
