import CCairo
import Glibc

/// The pixels of a band, and what draws on them. It serves page after page of one size.
final class BandBuffer {
  let width: Int
  let height: Int
  /// Row by row, without padding.
  let pixels: UnsafeMutablePointer<UInt32>
  let canvas: RasterCanvas
  private let surface: OpaquePointer
  private let isOpaque: Bool
  /// The colour of pixels that nothing touches.
  private var background: UInt32
  /// For each row the tiles that something may have touched; the others are of the background's colour.
  private(set) var touched: [UInt64]

  /// A buffer of a size in pixels; where the background is opaque the alpha of pixels means nothing.
  init(width: Int, height: Int, background: UInt32) throws {
    self.width = width
    self.height = height
    self.background = background
    isOpaque = Self.isOpaque(background)
    pixels = Self.allocate(width * height)
    pixels.initialize(repeating: background, count: width * height)
    touched = Array(repeating: 0, count: height)
    surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, CInt(width), CInt(height), CInt(width * 4))
    try CairoContext.check(cairo_surface_status(surface), doing: "preparing to draw")
    canvas = try RasterCanvas(surface: surface, width: width, height: height)
  }

  deinit {
    cairo_surface_destroy(surface)
    pixels.deallocate()
  }

  /// Memory for pixels, in huge pages where the system has them: a month's buffer has else to be faulted in by hundreds.
  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let size = count * MemoryLayout<UInt32>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: size < hugePage ? 64 : hugePage)
    if size >= hugePage { madvise(memory, size, MADV_HUGEPAGE) }
    return memory.bindMemory(to: UInt32.self, capacity: count)
  }

  private static let hugePage = 2 << 20

  /// Whether it can serve a page of such bands.
  func serves(width: Int, height: Int, background: UInt32) -> Bool {
    self.width == width && self.height == height && isOpaque == Self.isOpaque(background) && canvas.isSound
  }

  private static func isOpaque(_ background: UInt32) -> Bool { background >> 24 == 0xFF }

  /// Makes all pixels the background's.
  func clear(tiles: RowTiles, background: UInt32) {
    if background != self.background {
      self.background = background
      pixels.update(repeating: background, count: width * height)
      for row in touched.indices { touched[row] = 0 }
    }
    for row in touched.indices where touched[row] != 0 {
      let line = pixels + row * width
      tiles.forEachRun(in: touched[row]) { columns in
        (line + columns.lowerBound).update(repeating: background, count: columns.count)
      }
      touched[row] = 0
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Notes that something may touch tiles of a row.
  func touch(_ row: Int, _ tiles: UInt64) {
    touched[row] |= tiles
  }

  /// Finishes what cairo has still to draw.
  func flush() {
    cairo_surface_flush(surface)
  }
}
