import CalendarCore

/// The page of kind `year`: a poster of many months under one title, with a legend of its events at the foot.
struct YearPage {
  let page: PageContent
  let months: [MonthContent]
  let sheet: PosterSheet
  let builder: SceneBuilder

  init(page: PageContent, measuring: any TextMeasuring, pictures: any PictureMeasuring) {
    self.page = page
    months = page.months.map(\.withoutAdjacentDays)
    sheet = PosterSheet(page.setup)
    builder = SceneBuilder(
      measuring: measuring, pictures: pictures, pageWidth: sheet.geometry.size.width,
      isMirrored: months.first?.isRightToLeft ?? false)
  }

  var theme: Theme { page.theme }

  func scene() throws -> Scene {
    let regions =
      switch page.setup.form {
      case .grid: try YearGrid(poster: self).draw()
      case .aligned, .linear: try YearStrips(poster: self).draw()
      }
    CropMarks(geometry: sheet.geometry).draw(on: builder, color: theme.label)
    return Scene(
      size: sheet.geometry.size, raster: sheet.geometry.raster, background: theme.background, items: builder.items,
      months: regions, title: page.title, altText: altText(regions), language: months.first?.language ?? "en",
      isRightToLeft: builder.isMirrored)
  }

  /// The title, and of the months those of which there is something to say.
  private func altText(_ months: [MonthRegion]) -> String {
    ([page.title] + months.map(\.altText).filter { $0.contains("\n") }).joined(separator: "\n")
  }

  func style(_ weight: FontWeight, _ size: Double, tabular: Bool = false) -> TextStyle {
    TextStyle(
      design: months.first?.fontDesign ?? theme.fontDesign, weight: weight, size: size, tabularFigures: tabular,
      language: months.first?.language)
  }

  /// Whether the months belong to more than one year, so that their names alone do not tell them apart.
  var spansYears: Bool { Set(months.map(\.yearTitle)).count > 1 }

  /// The title as it is set where it has room.
  private var titleStyle: TextStyle {
    let isWide = sheet.area.width > sheet.area.height
    let size = page.setup.form == .grid ? (isWide ? 54.0 : 64.0) : 44.0
    return style(theme.titleWeight, sheet.unit * theme.titleScale * size)
  }

  /// The width of the title, and the height it takes with the white under it.
  var titleSize: Size {
    let ink = builder.measuring.metrics(of: page.title, style: titleStyle).ink
    return Size(width: ink.width, height: ink.height + max(titleStyle.size * 0.42 - ink.maxY, titleStyle.size * 0.25))
  }

  /// Draws the title, what is read from across the room, with its ink on an edge.
  ///
  /// - Parameters:
  ///   - top: the top of its ink.
  ///   - width: the room it has; a longer title is set smaller.
  func drawTitle(edge: Double, top: Double, width: Double) {
    let fitted = builder.fitted(page.title, style: titleStyle, width: width, smallest: 0.4)
    let ink = builder.measuring.metrics(of: fitted.text, style: fitted.style).ink
    builder.inkLeading(fitted.text, style: fitted.style, color: theme.label, x: edge, baseline: top - ink.y)
  }
}
