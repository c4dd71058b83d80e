package import Foundation

/// Texts of PNG files that are there already.
package enum PNGTexts {
  /// A PNG file with more texts; those it has stay.
  package static func adding(_ texts: [PNGOptions.TextChunk], to file: Data) -> Data {
    // The header, which must come first, has 25 bytes in every file.
    let head = PNGChunk.signature.count + 25
    return file.prefix(head) + texts.flatMap(\.chunk.bytes) + file.dropFirst(head)
  }
}
