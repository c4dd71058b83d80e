/// The four principal phases of the moon, in the order they follow each other.
public enum MoonPhase: Int, CaseIterable, Hashable, Sendable {
  case newMoon, firstQuarter, fullMoon, lastQuarter

  /// The symbol that shows it, by SF Symbols' name.
  ///
  /// It is the moon as seen from the northern hemisphere. South of the equator the quarters are lit on the other side;
  /// the symbols are not mirrored for that.
  public var symbolName: String {
    switch self {
    case .newMoon: "moonphase.new.moon"
    case .firstQuarter: "moonphase.first.quarter"
    case .fullMoon: "moonphase.full.moon"
    case .lastQuarter: "moonphase.last.quarter"
    }
  }
}
