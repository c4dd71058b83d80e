/// UIKit's system colours, light and dark (Human Interface Guidelines, Color, iOS).
extension Color {
  public static let systemRed = Color(light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58))
  public static let systemOrange = Color(light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10))
  public static let systemYellow = Color(light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10))
  public static let systemGreen = Color(light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
  public static let systemMint = Color(light: RGBA(0, 199, 190), dark: RGBA(99, 230, 226))
  public static let systemTeal = Color(light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224))
  public static let systemCyan = Color(light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255))
  public static let systemBlue = Color(light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
  public static let systemIndigo = Color(light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230))
  public static let systemPurple = Color(light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242))
  public static let systemPink = Color(light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95))
  public static let systemBrown = Color(light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104))
  public static let systemGray = Color(RGBA(142, 142, 147))
  public static let systemGray2 = Color(light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
  public static let systemGray3 = Color(light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
  public static let systemGray4 = Color(light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
  public static let systemGray5 = Color(light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
  public static let systemGray6 = Color(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  public static let systemFill = Color(light: RGBA(120, 120, 128, alpha: 51), dark: RGBA(120, 120, 128, alpha: 92))
  public static let label = Color(light: .black, dark: .white)
  public static let secondaryLabel = Color(
    light: RGBA(60, 60, 67, alpha: 153), dark: RGBA(235, 235, 245, alpha: 153))
  public static let tertiaryLabel = Color(light: RGBA(60, 60, 67, alpha: 77), dark: RGBA(235, 235, 245, alpha: 77))
  public static let quaternaryLabel = Color(light: RGBA(60, 60, 67, alpha: 46), dark: RGBA(235, 235, 245, alpha: 41))
  public static let placeholderText = tertiaryLabel
  public static let link = Color(light: RGBA(0, 122, 255), dark: RGBA(9, 132, 255))
  public static let separator = Color(light: RGBA(60, 60, 67, alpha: 74), dark: RGBA(84, 84, 88, alpha: 153))
  public static let opaqueSeparator = Color(light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
  public static let secondarySystemFill = Color(
    light: RGBA(120, 120, 128, alpha: 41), dark: RGBA(120, 120, 128, alpha: 82))
  public static let tertiarySystemFill = Color(
    light: RGBA(118, 118, 128, alpha: 31), dark: RGBA(118, 118, 128, alpha: 61))
  public static let quaternarySystemFill = Color(
    light: RGBA(116, 116, 128, alpha: 20), dark: RGBA(118, 118, 128, alpha: 46))
  public static let systemBackground = Color(light: .white, dark: .black)
  public static let secondarySystemBackground = Color(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
  public static let tertiarySystemBackground = Color(light: .white, dark: RGBA(44, 44, 46))

  /// The system colours by UIKit's names, for configs.
  public static let system: [(name: String, color: Color)] = [
    ("systemRed", systemRed), ("systemOrange", systemOrange), ("systemYellow", systemYellow),
    ("systemGreen", systemGreen), ("systemMint", systemMint), ("systemTeal", systemTeal),
    ("systemCyan", systemCyan), ("systemBlue", systemBlue), ("systemIndigo", systemIndigo),
    ("systemPurple", systemPurple), ("systemPink", systemPink), ("systemBrown", systemBrown),
    ("systemGray", systemGray), ("systemGray2", systemGray2), ("systemGray3", systemGray3),
    ("systemGray4", systemGray4), ("systemGray5", systemGray5), ("systemGray6", systemGray6),
    ("systemFill", systemFill), ("label", label), ("secondaryLabel", secondaryLabel),
    ("tertiaryLabel", tertiaryLabel), ("quaternaryLabel", quaternaryLabel), ("placeholderText", placeholderText),
    ("link", link), ("separator", separator), ("opaqueSeparator", opaqueSeparator),
    ("secondarySystemFill", secondarySystemFill), ("tertiarySystemFill", tertiarySystemFill),
    ("quaternarySystemFill", quaternarySystemFill), ("systemBackground", systemBackground),
    ("secondarySystemBackground", secondarySystemBackground), ("tertiarySystemBackground", tertiarySystemBackground),
  ]
}
