/// The fonts a text is set with. Which set that is depends on the text and its style only.
enum FontSet: Hashable {
  /// A design's own face and those of the scripts a text is in.
  case lean(ShippedFace, scripts: [ShippedFace])
  /// Everything the package ships.
  case shipped
  /// Everything the package ships, and the system's fonts.
  case system

  var files: [String] {
    switch self {
    case .lean(let face, let scripts): ([face] + scripts).flatMap(\.files)
    case .shipped, .system: ShippedFace.allCases.flatMap(\.files)
    }
  }
}
