import CairoRenderer
import Foundation

/// What a test has drawn.
struct ActualPicture {
  /// The PNG file, which says what it was drawn with.
  let file: Data
  let picture: PNGPicture

  /// Reads a PNG file; one that doesn't say what it was drawn with is taken to be drawn by this process.
  init(_ png: Data) throws {
    var picture = try PNGReader().picture(in: png)
    var file = png
    if picture.texts[DrawingEnvironment.keyword] == nil {
      let text = try DrawingEnvironment.current.text()
      picture.texts[DrawingEnvironment.keyword] = text
      file = PNGTexts.adding([PNGOptions.TextChunk(keyword: DrawingEnvironment.keyword, text: text)], to: png)
    }
    self.file = file
    self.picture = picture
  }
}
