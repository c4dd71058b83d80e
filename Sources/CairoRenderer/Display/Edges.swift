/// How the edges of shapes and letters meet what is under them.
enum Edges: Hashable, Sendable {
  /// In sixteen levels of coverage.
  case smooth
  /// Pixels are covered or not. Where a display has no shades between ink and paper, dithered edges would look torn.
  case hard

  /// What becomes of cairo's levels of coverage.
  var levels: [UInt8] {
    switch self {
    case .smooth: Coverage.reduced
    case .hard: Self.covered
    }
  }

  /// Two fifths of a pixel are enough, so that thin strokes of small letters do not break.
  private static let covered: [UInt8] = (0...255).map { $0 >= 102 ? 255 : 0 }
}
