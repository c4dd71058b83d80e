import CCairo
import CalendarCore
import PageLayout

/// A PDF file in the making: pages of any size, with title, and an outline that leads to every month.
final class PDFDocument {
  private let output = ByteCollector()
  private let surface: OpaquePointer
  private let context: CairoContext
  private var pageCount = 0
  private var isSound = true

  /// A document without pages.
  init(title: String) throws {
    surface = cairo_pdf_surface_create_for_stream(ByteCollector.write, output.pointer, 1, 1)
    context = CairoContext(surface: surface)
    try CairoContext.check(cairo_surface_status(surface), doing: "beginning a PDF")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "calendar-press")
    // cairo would ask the clock, and no file would be like another.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  deinit {
    // cairo 1.16 breaks down when it ends a document in which something went wrong. Such a one is left as it is, and
    // memory with it.
    guard isSound else { return }
    // What was not finished is finished by this; the context would do it after the output is gone.
    FreeTypeLock.hold { cairo_surface_finish(surface) }
    cairo_surface_destroy(surface)
  }

  /// Adds a page.
  func add(_ page: ResolvedScene) throws {
    pageCount += 1
    let action = "drawing page \(pageCount) of a PDF"
    isSound = false
    try AllocationWatch.hold(doing: action) {
      try draw(page)
      FreeTypeLock.hold { cairo_show_page(context.pointer) }
      try context.check(doing: action)
    }
    isSound = true
  }

  private func draw(_ page: ResolvedScene) throws {
    let scene = page.scene
    cairo_pdf_surface_set_size(surface, scene.size.width, scene.size.height)
    cairo_pdf_surface_set_page_label(surface, scene.title)
    if scene.background.alpha > 0 {
      context.setColor(scene.background)
      cairo_paint(context.pointer)
    }
    let canvas = VectorCanvas(context: context, textForm: .text)
    for item in page.items { try canvas.draw(item) }
    for month in scene.months { addOutline(month) }
  }

  private func addOutline(_ month: MonthRegion) {
    // Positions in a page are written the C way, whatever the process's locale.
    let place = "page=\(pageCount) pos=[\(month.frame.x) \(month.frame.y)]"
    cairo_pdf_surface_add_outline(
      surface, CInt(CAIRO_PDF_OUTLINE_ROOT), month.title, place, cairo_pdf_outline_flags_t(0))
  }

  /// Ends the document and returns the file.
  func finish() throws -> [UInt8] {
    isSound = false
    try AllocationWatch.hold(doing: "ending a PDF") {
      // Fonts are embedded now.
      FreeTypeLock.hold { cairo_surface_finish(surface) }
      try CairoContext.check(cairo_surface_status(surface), doing: "ending a PDF")
    }
    isSound = true
    return output.bytes
  }
}
