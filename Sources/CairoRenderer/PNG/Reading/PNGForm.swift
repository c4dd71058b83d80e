import Foundation

/// What a PNG file's header says of its picture.
struct PNGForm: Hashable {
  var width: Int
  var height: Int
  var bitsPerPixel: Int

  /// The form of the picture in a file. Throws `PNGReadError`.
  init(of file: Data, layout: PNGLayout) throws {
    guard let part = layout.parts.first, part.name == "IHDR", part.range.count == 13,
      let width = file.bigEndian(at: part.range.lowerBound),
      let height = file.bigEndian(at: part.range.lowerBound + 4),
      let form = file.content(part.range.lowerBound + 8..<part.range.lowerBound + 10).map(Array.init)
    else { throw PNGReadError.damaged("it does not begin with its header") }
    self.width = width
    self.height = height
    // Colour types: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA (PNG specification 11.2.1).
    let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    guard let channels = channels[form[1]] else {
      throw PNGReadError.damaged("it has a colour type that does not exist")
    }
    bitsPerPixel = Int(form[0]) * channels
  }
}
