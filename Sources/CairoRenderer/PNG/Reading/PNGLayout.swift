import Foundation

/// Where what lies in a PNG file.
struct PNGLayout: Hashable {
  /// A chunk of four letters, such as `IDAT`, and where its content lies.
  struct Part: Hashable {
    var name: String
    var range: Range<Int>
  }

  /// The file's chunks up to `IEND`.
  private(set) var parts: [Part] = []

  /// The layout of a file. Throws `PNGReadError` when its chunks are not complete.
  init(of file: Data) throws {
    guard file.starts(with: PNGChunk.signature) else { throw PNGReadError.notPNG }
    var position = PNGChunk.signature.count
    while parts.last?.name != "IEND" {
      guard let length = file.bigEndian(at: position), let name = file.content(position + 4..<position + 8) else {
        throw PNGReadError.damaged("it ends before its last chunk")
      }
      let range = position + 8..<position + 8 + length
      // Four bytes of checksum follow; libpng checks those of the picture.
      guard range.upperBound + 4 <= file.count else { throw PNGReadError.damaged("it ends inside a chunk") }
      parts.append(Part(name: String(decoding: name, as: UTF8.self), range: range))
      position = range.upperBound + 4
    }
  }

  /// How many bytes of compressed pixels there are.
  var compressedSize: Int {
    parts.filter { $0.name == "IDAT" }.reduce(0) { $0 + $1.range.count }
  }
}

extension Data {
  /// The bytes at offsets from the first; nil when there are not so many.
  func content(_ range: Range<Int>) -> Data? {
    range.upperBound <= count ? self[startIndex + range.lowerBound..<startIndex + range.upperBound] : nil
  }

  /// The four bytes at an offset as a number, the highest first; nil when there are not so many.
  func bigEndian(at offset: Int) -> Int? {
    content(offset..<offset + 4)?.reduce(0) { $0 << 8 | Int($1) }
  }
}
