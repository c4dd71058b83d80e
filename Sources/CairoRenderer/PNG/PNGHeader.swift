import PageLayout

/// What a PNG file says before its pixels.
struct PNGHeader {
  let scene: Scene
  let format: PixelFormat
  let options: PNGOptions

  /// The bytes up to the first pixel.
  var bytes: [UInt8] {
    let palette = if case .indexed(let palette) = format { palette.chunks } else { [PNGChunk]() }
    // The colour space must be known before the palette.
    let chunks = [header] + colorSpace + palette + resolution + texts
    return PNGChunk.signature + chunks.flatMap(\.bytes)
  }

  private var header: PNGChunk {
    var data: [UInt8] = []
    data.append(bigEndian: UInt32(scene.raster.width))
    data.append(bigEndian: UInt32(scene.raster.height))
    data += [format.bitDepth, format.colorType, 0, 0, 0]
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
    return texts.map(\.chunk)
  }
}
