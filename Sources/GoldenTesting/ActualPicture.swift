import CairoRenderer
import Foundation

/// What a test has drawn.
struct ActualPicture {
  /// The PNG file, which says what it was drawn with.
  let file: Data
  let picture: PNGPicture

  /// Reads a PNG file; one that doesn't say what it was drawn with is taken to be drawn by this process.
  init(_ png: Data) throws {
    let picture = try PNGReader().picture(in: png)
    guard picture.texts[DrawingEnvironment.keyword] == nil else {
      file = png
      self.picture = picture
      return
    }
    let text = try DrawingEnvironment.current.text()
    file = PNGTexts.adding([PNGOptions.TextChunk(keyword: DrawingEnvironment.keyword, text: text)], to: png)
    self.picture = try PNGReader().picture(in: file)
  }
}
