import CalendarCore
import PageLayout

/// A picture file that has been found to be one, not yet decoded.
struct PictureFile: Sendable {
  enum Content: Sendable {
    case pixels(PictureHeader)
    case vector
  }

  let bytes: [UInt8]
  let content: Content

  /// Reads an opened file whole and its header; throws when it is too large, or of no format that can be drawn.
  init(_ file: OpenedFile, limits: PictureLimits) throws {
    try self.init(bytes: file.bytes(limit: limits.bytes), limits: limits)
  }

  init(bytes: [UInt8], limits: PictureLimits) throws(PictureProblem) {
    guard bytes.count <= limits.bytes else {
      throw PictureProblem("larger than \(limits.bytes >> 20) MiB")
    }
    self.bytes = bytes
    if let header = PictureHeader(bytes) {
      guard header.width <= limits.pixels / header.height else {
        throw PictureProblem(
          "\(header.width) x \(header.height) pixels; at most \(limits.pixels / 1_000_000) megapixels can be drawn")
      }
      content = .pixels(header)
    } else if String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg") {
      content = .vector
    } else {
      throw PictureProblem("neither PNG, JPEG nor SVG")
    }
  }

  /// Its own size, upright, and whether it is of one colour. A picture that can't be drawn whole has none.
  func metrics() throws -> PictureMetrics {
    try checkWhole()
    switch content {
    case .pixels(let header):
      let sample = try sample(of: header.size)
      // JPEG has no transparency, and a template is a shape cut out of it.
      return PictureMetrics(size: header.size, isTemplate: header.format == .png && sample.isTemplate)
    case .vector:
      guard let size = try SVGDocument(bytes).size else { throw PictureProblem("an SVG without a size") }
      return PictureMetrics(size: size, isTemplate: try sample(of: size).isTemplate)
    }
  }

  /// The picture in pixels, upright, stretched to a size.
  func pixmap(width: Int, height: Int) throws -> Pixmap {
    switch content {
    case .pixels(let header):
      try PixbufDecoder().decode(bytes, header: header, width: width, height: height)
    case .vector: try SVGDocument(bytes).pixmap(width: width, height: height)
    }
  }

  /// As many pixels as show how many colours there are: a small picture whole, a large one reduced.
  private func sample(of size: Size) throws -> Pixmap {
    let factor = min(1, 512 / max(size.width, size.height))
    return try pixmap(
      width: max(1, Int((size.width * factor).rounded())), height: max(1, Int((size.height * factor).rounded())))
  }
}
