import CCairo
import CalendarCore
package import PageLayout

/// Draws a scene as cairo alone would: on one surface, into cairo's own PNG.
///
/// What the bands are measured against, in pixels by the tests and in time by the benchmarks.
package struct ReferenceRenderer {
  private let fonts: FontBook
  private let pictures: PictureLibrary
  private let masks = GlyphMasks()

  package init(fonts: FontBook, pictures: PictureLibrary) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// The scene as a PNG file.
  package func png(_ scene: Scene) throws -> [UInt8] {
    try withSurface(of: scene) { surface in
      var file: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &file) {
        cairo_surface_write_to_png_stream(
          surface,
          { file, bytes, count in
            let bytes = UnsafeBufferPointer(start: bytes, count: Int(count))
            file!.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
            return CAIRO_STATUS_SUCCESS
          }, $0)
      }
      try CairoContext.check(status, doing: "writing cairo's PNG")
      return file
    }
  }

  /// The scene's pixels, premultiplied, row by row.
  package func pixels(_ scene: Scene) throws -> [UInt32] {
    try withSurface(of: scene) { surface in
      let stride = Int(cairo_image_surface_get_stride(surface))
      let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
      return (0..<scene.raster.height).flatMap { row in
        let start = (data + row * stride).assumingMemoryBound(to: UInt32.self)
        return Array(UnsafeBufferPointer(start: start, count: scene.raster.width))
      }
    }
  }

  private func withSurface<Result>(of scene: Scene, _ read: (OpaquePointer) throws -> Result) throws -> Result {
    let grid = PixelGrid(scale: scene.raster.scale)
    let resolved = try SceneResolver(fonts: fonts, pictures: pictures, masks: masks, grid: grid).resolve(scene)
    let format = scene.background.alpha == 255 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let surface = cairo_image_surface_create(format, CInt(scene.raster.width), CInt(scene.raster.height))!
    defer { cairo_surface_destroy(surface) }
    let context = CairoContext(surface: surface)
    context.setColor(scene.background)
    cairo_paint(context.pointer)
    let canvas = try RasterCanvas(surface: surface, width: scene.raster.width, height: scene.raster.height)
    canvas.place(resolved, firstRow: 0)
    for item in resolved.items { canvas.draw(item) }
    try canvas.check()
    try context.check(doing: RasterCanvas.action)
    cairo_surface_flush(surface)
    return try read(surface)
  }
}
