import CalendarCore

/// How many months of a poster stand beside and below each other, and where its title stands.
struct GridArrangement {
  let columns: Int
  let rows: Int
  /// The places at the beginning that the title takes, so that the last row is full; 0 where it stands over all months.
  let titlePlaces: Int

  /// The arrangement with the largest numbers; one that leaves places empty must make up for them.
  init(poster: YearPage, proportions: GridProportions) {
    self.init(
      count: poster.months.count, columns: poster.page.setup.columns, proportions: proportions,
      area: poster.sheet.area.size, title: poster.titleSize)
  }

  /// - Parameters:
  ///   - columns: how many months stand beside each other, when that is not free.
  ///   - area: what the margins leave.
  ///   - title: the width of the title and the height it takes over all months.
  init(count: Int, columns: Int?, proportions: GridProportions, area: Size, title: Size) {
    let choices = columns.map { [min(max(1, $0), max(1, count))] } ?? Array(1...max(1, count))
    let best = choices.map { columns in
      Self.judged(count: count, columns: columns, proportions: proportions, area: area, title: title)
    }.max { $0.worth < $1.worth }
    self = best?.arrangement ?? GridArrangement(columns: 1, rows: 1, titlePlaces: 0)
  }

  private init(columns: Int, rows: Int, titlePlaces: Int) {
    self.columns = columns
    self.rows = rows
    self.titlePlaces = titlePlaces
  }

  private static func judged(
    count: Int, columns: Int, proportions: GridProportions, area: Size, title: Size
  ) -> (arrangement: GridArrangement, worth: Double) {
    let rows = (count + columns - 1) / columns
    let empty = columns * rows - count
    let share = Double(empty) / Double(columns * rows)
    // The title takes the empty places where it need not be set much smaller for it.
    let size = proportions.size(columns: columns, rows: rows, in: area)
    let room = size * proportions.width(columns: empty, columnWidth: proportions.columnWidth)
    if empty > 0, rows > 1, title.width * 0.7 <= room {
      let arrangement = GridArrangement(columns: columns, rows: rows, titlePlaces: empty)
      return (arrangement, size * (1 - share / 4))
    }
    let below = Size(width: area.width, height: area.height - title.height)
    let arrangement = GridArrangement(columns: columns, rows: rows, titlePlaces: 0)
    return (arrangement, proportions.size(columns: columns, rows: rows, in: below) * (1 - share / 2))
  }
}
