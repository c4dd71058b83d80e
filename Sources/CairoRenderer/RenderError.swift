/// Why something could not be drawn or written.
public enum RenderError: Error, Hashable {
  /// The package's fonts and symbols are in none of these places.
  case resourcesNotFound(lookedIn: [String], hint: String)
  /// One of the package's font files is missing or not whole.
  case brokenFont(path: String)
  /// A shipped font's file is another one than when the first text was set.
  case changedFont(path: String)
  /// No symbol has this name.
  case unknownSymbol(String)
  /// A picture can't be read, and why.
  case unreadablePicture(name: String, reason: String)
  /// A library that is loaded when it is needed is not installed; the Debian package has it.
  case libraryMissing(String, package: String)
  /// A page has more pixels side by side than cairo can draw.
  case tooWide(width: Int, height: Int, limit: Int)
  /// A file can't be written, and why.
  case unwritable(path: String, reason: String)
  /// cairo's own words, and what was being done.
  case cairo(String, doing: String)
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .resourcesNotFound(let places, let hint):
      "fonts not found in \(places.joined(separator: ", ")); \(hint)"
    case .brokenFont(let path):
      "\(path) is missing or no whole font; copy the package's Fonts there again"
    case .changedFont(let path):
      "\(path) was changed or removed while it was in use"
    case .unknownSymbol(let name):
      "unknown symbol \"\(name)\""
    case .unreadablePicture(let name, let reason):
      "\(name): \(reason)"
    case .libraryMissing(let library, let package):
      "\(library) is not installed; the Debian package \(package) has it"
    case .tooWide(let width, let height, let limit):
      "a page of \(width) x \(height) pixels is too wide; at most \(limit) pixels can be drawn side by side"
    case .unwritable(let path, let reason):
      "\(path): \(reason)"
    case .cairo(let words, let doing):
      "\(doing): \(words)"
    }
  }
}
