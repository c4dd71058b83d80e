public import CalendarCore

/// How large a page is, as a config writes it.
public enum PaperSize: Hashable, Sendable {
  /// A paper by its name, its sides in millimetres, upright.
  case named(String, width: Double, height: Double)
  /// Width and height in points (1/72 inch), from millimetres or inches, taken as written.
  case points(Size)
  /// Width and height in pixels.
  case pixels(width: Int, height: Int)

  /// The papers that have names. ISO 216 for A and B; ANSI for the American ones.
  public static let papers: [PaperSize] = [
    .named("A0", width: 841, height: 1189), .named("A1", width: 594, height: 841),
    .named("A2", width: 420, height: 594), .named("A3", width: 297, height: 420),
    .named("A4", width: 210, height: 297), .named("A5", width: 148, height: 210),
    .named("A6", width: 105, height: 148), .named("B0", width: 1000, height: 1414),
    .named("B1", width: 707, height: 1000), .named("B2", width: 500, height: 707),
    .named("B3", width: 353, height: 500), .named("B4", width: 250, height: 353),
    .named("B5", width: 176, height: 250), .named("B6", width: 125, height: 176),
    .named("Letter", width: 215.9, height: 279.4), .named("Legal", width: 215.9, height: 355.6),
    .named("Tabloid", width: 279.4, height: 431.8),
  ]

  /// The paper of a name, in any case of its letters; nil when none is called so.
  public static func paper(named name: String) -> PaperSize? {
    papers.first { paper in
      guard case .named(let known, _, _) = paper else { return false }
      return known.lowercased() == name.lowercased()
    }
  }
}
