import CalendarCore

/// The weekend's tone behind small months.
extension MonthBlock {
  /// Fills the weekend's columns from the first row to the month's last.
  func drawWeekends() {
    let columns = content.columns.indices.filter { content.columns[$0].isWeekend }
    guard !columns.isEmpty else { return }
    let bands = columns.map { column in
      cell(row: 0, column: column).union(cell(row: content.rowCount - 1, column: column))
    }
    builder.fill(.rectangles(bands), theme.weekendFill)
  }
}
