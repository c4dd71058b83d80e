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
    weekdayWeight: .semibold, dayWeight: .regular, emphasizedWeight: .semibold, ruleWidth: 0.35, titleScale: 1,
    weekdayScale: 1, dayScale: 1,
    eventScale: 1, alternatesMonths: false, rulesMonths: false, fontDesign: .default)

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
    theme.selectionOpacity = 0.26
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

  /// A classic almanac: serif, fine rules, one deep red for Sundays and feasts.
  public static let almanac: Theme = {
    var theme = light
    theme.name = "almanac"
    theme.background = RGBA(253, 251, 246)
    theme.label = RGBA(34, 30, 26)
    theme.secondaryLabel = RGBA(94, 86, 76)
    theme.tertiaryLabel = RGBA(112, 102, 90)
    theme.quaternaryLabel = RGBA(168, 159, 146)
    theme.weekendLabel = RGBA(34, 30, 26)
    theme.sundayLabel = RGBA(156, 28, 32)
    theme.weekendFill = .clear
    theme.decorationFill = RGBA(178, 168, 152)
    theme.rule = RGBA(94, 86, 76, alpha: 150)
    theme.tint = Color(RGBA(156, 28, 32))
    theme.selectionOpacity = 0.14
    theme.titleWeight = .regular
    theme.weekdayWeight = .regular
    theme.ruleWidth = 0.25
    theme.titleScale = 1.1
    theme.weekdayScale = 0.95
    theme.rulesMonths = true
    theme.fontDesign = .serif
    return theme
  }()

  /// A modern one of figures: as large as their cells, months told apart by black on white and white on black.
  public static let bold: Theme = {
    var theme = light
    theme.name = "bold"
    theme.label = RGBA(12, 12, 12)
    theme.secondaryLabel = RGBA(84, 84, 84)
    theme.tertiaryLabel = RGBA(100, 100, 100)
    theme.quaternaryLabel = RGBA(168, 168, 168)
    theme.weekendLabel = RGBA(118, 118, 118)
    theme.sundayLabel = RGBA(118, 118, 118)
    theme.weekendFill = .clear
    theme.rule = .clear
    theme.tint = Color(light: RGBA(230, 0, 38), dark: RGBA(255, 84, 96))
    theme.selectionOpacity = 0.16
    theme.titleWeight = .bold
    theme.weekdayWeight = .semibold
    theme.dayWeight = .bold
    theme.emphasizedWeight = .bold
    theme.titleScale = 1.35
    theme.weekdayScale = 0.62
    theme.dayScale = 1.4
    theme.alternatesMonths = true
    return theme
  }()

  /// Every theme by which a config can begin.
  public static let named: [Theme] = [.light, .dark, .print, .almanac, .bold]
}
