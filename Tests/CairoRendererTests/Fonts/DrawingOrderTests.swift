import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

/// The same text has the same pixels, whatever the process drew before.
struct DrawingOrderTests {
  /// cairo knows faces by their paths, so fonts in a folder of their own have never been opened.
  private static func unopenedFonts(in folder: TemporaryFolder, named name: String) throws -> ResourceFolder {
    let resources = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: resources.path + "/Fonts", withDestinationPath: try ResourceFolder.located().fonts)
    return ResourceFolder(path: resources.path)
  }

  /// The files of these designs have an axis for the optical size, and one place on it where they are as they come.
  @Test(arguments: [(FontDesign.default, 12.0, 24.0), (.serif, 20, 12)])
  func textIsTheSameBeforeAndAfterTextOfAnotherSize(design: FontDesign, size: Double, other: Double) throws {
    let folder = try TemporaryFolder()
    let style = TextStyle(design: design, size: size)
    let before = try Self.drawn([style], in: Self.unopenedFonts(in: folder, named: "before"))
    let after = try Self.drawn(
      [TextStyle(design: design, size: other), style], in: Self.unopenedFonts(in: folder, named: "after"))
    #expect(before.last == after.last)
    #expect(after.first != after.last)
  }

  /// Pictures of letters at many scales for each style, drawn one after the other with the fonts of a folder.
  private static func drawn(_ styles: [TextStyle], in resources: ResourceFolder) throws -> [[PixelImage]] {
    let renderer = SceneRenderer(
      fonts: try FontBook(fonts: .shipped, resources: resources), pictures: try PictureLibrary())
    return try styles.map { style in
      try stride(from: 0.8, to: 2.4, by: 0.2).map { scale in
        let text = TextItem(
          "0123456789 АБВГДЕЖЗ Hamburgefonts", style: style, origin: Point(x: 4, y: 24), width: 0, color: .black)
        let raster = Raster(width: Int(500 * scale), height: Int(32 * scale), scale: scale)
        let scene = Scene(
          size: Size(width: 500, height: 32), raster: raster, background: .white, items: [.text(text)])
        return try PNGReader().picture(in: try renderer.png(scene)).image
      }
    }
  }
}
