import CalendarCore

extension UIFontDescriptor {
  /// The four designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The design as it is drawn; other designs are the default.
    var fontDesign: FontDesign {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }

    init(_ design: FontDesign) {
      switch design {
      case .default: self = .default
      case .rounded: self = .rounded
      case .serif: self = .serif
      case .monospaced: self = .monospaced
      }
    }
  }
}
