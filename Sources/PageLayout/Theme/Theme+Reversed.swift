import CalendarCore

/// A theme in reverse, for months that stand light on dark beside others.
extension Theme {
  /// Label and background change places, and every other shade follows them.
  var reversed: Theme {
    var theme = self
    theme.appearance = appearance == .light ? .dark : .light
    theme.background = label
    theme.label = background
    theme.secondaryLabel = secondaryLabel.inverted
    theme.tertiaryLabel = tertiaryLabel.inverted
    theme.quaternaryLabel = quaternaryLabel.inverted
    theme.weekendLabel = weekendLabel == label ? background : weekendLabel.inverted
    theme.sundayLabel = sundayLabel == label ? background : sundayLabel.inverted
    theme.weekendFill = weekendFill.inverted
    theme.decorationFill = decorationFill.inverted
    theme.rule = rule.inverted
    return theme
  }
}

extension RGBA {
  fileprivate var inverted: RGBA { RGBA(255 - red, 255 - green, 255 - blue, alpha: alpha) }
}
