/// Something that can be drawn as an image.
public enum Picture: Hashable, Sendable {
  /// A symbol by its name, such as `heart.fill`.
  case symbol(String)
  /// A PNG, JPEG or SVG file by its path.
  case file(String)
  /// A PNG, JPEG or SVG file's bytes.
  case data([UInt8])
}
