/// Why something could not be drawn or written.
public enum RenderError: Error, Hashable {
  /// The package's fonts and symbols are in none of these places.
  case resourcesNotFound(lookedIn: [String], hint: String)
  /// No symbol has this name.
  case unknownSymbol(String)
  /// A picture can't be read, and why.
  case unreadablePicture(name: String, reason: String)
  /// A library that is loaded when it is needed is not installed; the Debian package has it.
  case libraryMissing(String, package: String)
  /// cairo's own words, and what was being done.
  case cairo(String, doing: String)
}

extension RenderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .resourcesNotFound(let places, let hint):
      "fonts not found in \(places.joined(separator: ", ")); \(hint)"
    case .unknownSymbol(let name):
      "unknown symbol \"\(name)\""
    case .unreadablePicture(let name, let reason):
      "\(name): \(reason)"
    case .libraryMissing(let library, let package):
      "\(library) is not installed; the Debian package \(package) has it"
    case .cairo(let words, let doing):
      "\(doing): \(words)"
    }
  }
}
