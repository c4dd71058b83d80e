import CPictures

extension PictureFile {
  /// Refuses a JPEG file in which a part of its picture is missing or damaged; PNG and SVG are refused when decoded.
  func checkWhole() throws {
    guard case .pixels(let header) = content, header.format == .jpeg else { return }
    try JPEGOutline(bytes).check(header)
    var words = [CChar](repeating: 0, count: Int(JPEG_WORDS))
    switch jpeg_check(bytes, bytes.count, &words) {
    case jpeg_whole: return
    case jpeg_library_missing: throw RenderError.libraryMissing("libjpeg", package: "libjpeg62-turbo")
    default:
      let reason = String(decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      throw PictureProblem("damaged JPEG file: \(reason)")
    }
  }
}
