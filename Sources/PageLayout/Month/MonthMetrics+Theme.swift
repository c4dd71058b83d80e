import CalendarCore

/// Metrics as a theme wants them.
extension MonthMetrics {
  /// The metrics with the theme's proportions; rows grow with their numbers, discs as far as columns allow.
  func applying(_ theme: Theme) -> MonthMetrics {
    var metrics = self
    let growth = max(theme.dayScale, 1) - 1
    metrics.titleSize *= theme.titleScale
    metrics.titleHeight += titleSize * (theme.titleScale - 1)
    metrics.weekdaySize *= theme.weekdayScale
    metrics.daySize *= theme.dayScale
    metrics.rowHeight *= 1 + growth * 0.6
    metrics.decorationOffset += daySize * growth * 0.4
    metrics.secondaryOffset += daySize * growth * 0.4
    metrics.discDiameter = min(discDiameter * (1 + growth * 0.6), columnWidth)
    return metrics
  }
}
