public import CalendarCore

/// What the font designs are set in, for those who want to name a font.
public enum FontCatalog {
  /// A design with the families its text is set in: the first that has a letter draws it.
  public struct Entry: Hashable, Sendable {
    public let design: FontDesign
    /// Families that ship, that of the design first.
    public let families: [String]
  }

  public static let entries: [Entry] = FontDesign.allCases.map { design in
    Entry(design: design, families: design.families.dropLast())
  }
}
