import PageLayout

/// What a PNG file says before its pixels.
struct PNGHeader {
  let scene: Scene
  let format: PixelFormat
  let options: PNGOptions

  /// The bytes up to the first pixel.
  var bytes: [UInt8] {
    var output = PNGChunk.signature
    for chunk in [header] + colorSpace + resolution + texts { chunk.append(to: &output) }
    return output
  }

  private var header: PNGChunk {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(scene.raster.width))
    data.append(bigEndian: UInt32(scene.raster.height))
    data += [8, format.colorType, 0, 0, 0]
    return PNGChunk("IHDR", data)
  }

  /// sRGB, with the gamma and chromaticities that the PNG specification gives for readers that know no sRGB chunk.
  private var colorSpace: [PNGChunk] {
    var gamma: [UInt8] = []
    gamma.append(bigEndian: 45_455)
    var chromaticities: [UInt8] = []
    for value in [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000] as [UInt32] {
      chromaticities.append(bigEndian: value)
    }
    return [PNGChunk("sRGB", [0]), PNGChunk("gAMA", gamma), PNGChunk("cHRM", chromaticities)]
  }

  private var resolution: [PNGChunk] {
    guard let dpi = scene.raster.dpi else { return [] }
    let pixelsPerMeter = UInt32((dpi / 0.0254).rounded())
    var data: [UInt8] = []
    data.append(bigEndian: pixelsPerMeter)
    data.append(bigEndian: pixelsPerMeter)
    return [PNGChunk("pHYs", data + [1])]
  }

  private var texts: [PNGChunk] {
    var texts = options.texts
    if !scene.title.isEmpty { texts.insert(PNGOptions.TextChunk(keyword: "Title", text: scene.title), at: 0) }
    texts.append(PNGOptions.TextChunk(keyword: "Software", text: "calendar-press"))
    return texts.map(Self.chunk)
  }

  /// tEXt where Latin-1 holds the text, else iTXt.
  private static func chunk(_ text: PNGOptions.TextChunk) -> PNGChunk {
    let keyword = latin1(text.keyword) ?? Array("Comment".utf8)
    if let value = latin1(text.text) { return PNGChunk("tEXt", keyword + [0] + value) }
    return PNGChunk("iTXt", keyword + [0, 0, 0, 0, 0] + Array(text.text.utf8))
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value < 256 else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }
}
