public import CalendarCore
import CairoRenderer

/// A picture: a symbol, or a PNG, JPEG or SVG file.
public final class UIImage: NSObject, Sendable {
  /// What is drawn.
  public let picture: Picture
  /// The colour it was given; nil for none of its own.
  let tint: Color?

  /// A picture of this package.
  public convenience init(_ picture: Picture) {
    self.init(picture: picture, tint: nil)
  }

  private init(picture: Picture, tint: Color?) {
    self.picture = picture
    self.tint = tint
  }

  /// A symbol by the name SF Symbols has for it; nil for a symbol that this package does not draw
  /// (`SymbolCatalog.names` has those it does).
  public convenience init?(systemName name: String) {
    guard (try? SymbolCatalog())?.names.contains(name) == true else { return nil }
    self.init(.symbol(name))
  }

  /// A symbol; what the configuration asks for is decided by the decoration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
  }

  /// A picture file of the main bundle, or by its path; the ending `.png` may be left out.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// A picture file of a bundle, or by its path; the ending `.png` may be left out. nil when there is none.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let resource = (bundle ?? .main).resourceURL?.appendingPathComponent(name).path
    let paths = [resource, name].compactMap { $0 }.flatMap { [$0, $0 + ".png"] }
    guard let path = paths.first(where: Self.isFile) else { return nil }
    self.init(.file(path))
  }

  /// A picture file by its path; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard Self.isFile(path) else { return nil }
    self.init(.file(path))
  }

  /// The bytes of a picture file; nil when there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(Array(data)))
  }

  /// The picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(picture: picture, tint: color.color)
  }

  /// The picture in a colour. One-coloured pictures are templates and others are not, whatever mode is asked for.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color)
  }

  /// The picture itself: one-coloured pictures are templates and others are not, whatever mode is asked for.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
