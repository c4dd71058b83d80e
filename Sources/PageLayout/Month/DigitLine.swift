import CalendarCore

/// The baseline on which a month's numbers stand so that their ink is centred in their rows.
struct DigitLine {
  private let block: MonthBlock
  /// From a row's middle down to the baseline.
  private let drop: Double

  /// Measures the month's own numbers: figures differ in height between scripts, not between days.
  init(block: MonthBlock) {
    self.block = block
    let style = block.style(block.theme.dayWeight, block.metrics.daySize, tabular: true)
    let inks = block.content.days.map { block.builder.measuring.metrics(of: $0.text, style: style).ink }
    let top = inks.map(\.y).min() ?? 0
    let bottom = inks.map(\.maxY).max() ?? 0
    drop = -(top + bottom) / 2
  }

  /// The baseline of a row.
  func baseline(row: Int) -> Double {
    block.numberCenter(row: row, column: 0).y + drop
  }
}
