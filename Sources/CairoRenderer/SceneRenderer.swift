public import Foundation
public import PageLayout

/// Draws scenes into pictures.
///
/// Not `Sendable`, as its fonts are not: each worker has one of its own.
public final class SceneRenderer {
  let fonts: FontBook
  let pictures: PictureLibrary

  /// A renderer that sets text with these fonts and finds pictures in this library.
  public init(fonts: FontBook, pictures: PictureLibrary) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// A scene as a PNG file.
  public func png(_ scene: Scene, options: PNGOptions = PNGOptions()) throws -> Data {
    let grid = PixelGrid(scale: scene.raster.scale)
    let resolved = try SceneResolver(fonts: fonts, pictures: pictures, grid: grid).resolve(scene)
    let format = PixelFormat(resolved)
    var file = PNGHeader(scene: scene, format: format, options: options).bytes
    let plan = BandPlan(resolved)
    let painter = try BandPainter(resolved, plan: plan)
    let encoder = PNGBandEncoder(format: format, width: scene.raster.width)
    var checksum = Adler32()
    for band in plan.bands.indices {
      try painter.paint(band: band)
      let piece = encoder.encode(painter, rows: plan.rows(of: band))
      checksum.append(piece.checksum)
      PNGChunk("IDAT", (band == 0 ? [0x78, 0x01] : []) + piece.blocks).append(to: &file)
    }
    var end: [UInt8] = [0x03, 0x00]
    end.append(bigEndian: checksum.value)
    PNGChunk("IDAT", end).append(to: &file)
    PNGChunk("IEND", []).append(to: &file)
    return Data(file)
  }
}
