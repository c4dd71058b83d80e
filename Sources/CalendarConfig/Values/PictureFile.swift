/// What tells a picture's file from a symbol's name.
enum PictureFile {
  /// The endings of the files that can be drawn.
  static let endings = ["png", "jpg", "jpeg", "svg"]

  /// Whether a text names a file: it has a folder in it, or ends as a picture's file does.
  static func isNamed(by text: String) -> Bool {
    text.contains("/") || endings.contains { text.lowercased().hasSuffix("." + $0) }
  }
}
