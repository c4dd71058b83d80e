import CalendarCore

/// The themes that ship.
extension Theme {
  /// UIKit's light colours.
  public static let light = Theme(
    name: "light", appearance: .light, background: .white, label: .black,
    secondaryLabel: RGBA(60, 60, 67, alpha: 153), tertiaryLabel: RGBA(60, 60, 67, alpha: 77),
    quaternaryLabel: RGBA(60, 60, 67, alpha: 46), weekendLabel: .black, sundayLabel: .black,
    weekendFill: RGBA(120, 120, 128, alpha: 20), decorationFill: RGBA(120, 120, 128, alpha: 51),
    rule: RGBA(60, 60, 67, alpha: 64), tint: .systemBlue, selectionOpacity: 0.12, titleWeight: .semibold,
    weekdayWeight: .semibold, dayWeight: .regular, emphasizedWeight: .semibold, ruleWidth: 0.35, fontDesign: .default)

  /// UIKit's dark colours.
  public static let dark: Theme = {
    var theme = light
    theme.name = "dark"
    theme.appearance = .dark
    theme.background = .black
    theme.label = .white
    theme.secondaryLabel = RGBA(235, 235, 245, alpha: 153)
    theme.tertiaryLabel = RGBA(235, 235, 245, alpha: 77)
    theme.quaternaryLabel = RGBA(235, 235, 245, alpha: 41)
    theme.weekendLabel = .white
    theme.sundayLabel = .white
    theme.weekendFill = RGBA(120, 120, 128, alpha: 46)
    theme.decorationFill = RGBA(120, 120, 128, alpha: 92)
    theme.rule = RGBA(235, 235, 245, alpha: 64)
    theme.selectionOpacity = 0.2
    return theme
  }()

  /// Black on white for printers: tints that survive them, every text at 4.5:1 or more.
  public static let print: Theme = {
    var theme = light
    theme.name = "print"
    theme.secondaryLabel = RGBA(64, 64, 64)
    theme.tertiaryLabel = RGBA(90, 90, 90)
    theme.quaternaryLabel = RGBA(115, 115, 115)
    theme.weekendFill = RGBA(216, 216, 216)
    theme.decorationFill = RGBA(140, 140, 140)
    theme.rule = RGBA(64, 64, 64)
    theme.tint = Color(.black)
    return theme
  }()

  /// Every theme by which a config can begin.
  public static let named: [Theme] = [.light, .dark, .print]
}
