/// The colours of a page, numbered. Which colour has which number depends on the colours only.
struct Palette: Sendable {
  /// As cairo has them, premultiplied.
  let colors: [UInt32]
  let table: ColorTable

  /// A palette of at most 256 colours. Those that let something through come first, as only they need an entry in the
  /// file's table of transparency.
  init(_ colors: [UInt32]) {
    self.colors = colors.sorted()
    table = ColorTable(self.colors)
  }

  /// Bits a pixel.
  var depth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The file's tables of colours and of transparency.
  var chunks: [PNGChunk] {
    let straight = colors.map(StraightPixel.init)
    let entries = straight.flatMap { [$0.red, $0.green, $0.blue] }
    let transparency = straight.map(\.alpha).prefix { $0 < 255 }
    return [PNGChunk("PLTE", entries)] + (transparency.isEmpty ? [] : [PNGChunk("tRNS", Array(transparency))])
  }
}
