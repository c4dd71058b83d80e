public import Foundation
public import PageLayout

/// Pictures without pixels.
extension SceneRenderer {
  /// Scenes as the pages of a PDF file, their text as text.
  ///
  /// - Parameters:
  ///   - scenes: the pages in order; asked for one after the other, so that they need not all be there at once.
  ///   - title: the document's; nil takes the first page's.
  public func pdf(_ scenes: some Sequence<Scene>, title: String? = nil) throws -> Data {
    var document: PDFDocument?
    for scene in scenes {
      let open = try document ?? PDFDocument(title: title ?? scene.title)
      document = open
      try open.add(resolved(scene))
    }
    let file = try document?.finish() ?? []
    try fonts.checkFiles()
    return Data(file)
  }

  /// A scene as an SVG file of outlines, with its days in words.
  public func svg(_ scene: Scene) throws -> Data {
    let file = try SVGPage(resolved(scene)).file()
    try fonts.checkFiles()
    return Data(file)
  }
}
