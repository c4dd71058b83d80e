import Foundation
import Testing

@testable import CairoRenderer

/// A PNG file of two by two pixels, written by hand.
struct PNGSample: CustomTestStringConvertible {
  var name: String
  var bitDepth: UInt8 = 8
  var colorType: UInt8
  /// The rows, each with its filter byte; with interlacing the passes, in order.
  var rows: [[UInt8]]
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  var interlaced = false
  /// Red, green, blue, alpha.
  var pixels: [[UInt8]]

  var testDescription: String { name }

  var file: Data { file(width: 2, height: 2) }

  /// The file, with a size in its header that may be a lie.
  func file(width: UInt32, height: UInt32, texts: [PNGChunk] = []) -> Data {
    var header: [UInt8] = []
    header.append(bigEndian: width)
    header.append(bigEndian: height)
    var file = PNGChunk.signature
    file += PNGChunk("IHDR", header + [bitDepth, colorType, 0, 0, interlaced ? 1 : 0]).bytes
    for text in texts { file += text.bytes }
    if !palette.isEmpty { file += PNGChunk("PLTE", palette).bytes }
    if !transparency.isEmpty { file += PNGChunk("tRNS", transparency).bytes }
    file += PNGChunk("IDAT", rows.flatMap(\.self).withUnsafeBufferPointer(ZlibStream.compressed)).bytes
    file += PNGChunk("IEND", []).bytes
    return Data(file)
  }
}
