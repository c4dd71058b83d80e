import CalendarCore
import PageLayout

/// Reads the keys of a whole config.
struct DocumentReader {
  private let fields: MapReader
  private let context: ReadingContext

  init?(_ root: ConfigNode, context: ReadingContext) {
    let value = KeyedValue(key: "a config", node: root, context: context)
    guard let fields = MapReader(value, keys: ConfigKeys.all, takes: "keys such as locale: en_US") else { return nil }
    self.fields = fields
    self.context = context
  }

  /// The document; where something is wrong, which the context then tells, with values left out.
  func document(named name: String) -> CalendarDocument? {
    // How dates are counted comes before all dates.
    context.calendar = fields[ConfigKeys.calendar] ?? context.calendar
    context.timeZone = fields[ConfigKeys.timeZone] ?? context.timeZone
    context.page = fields.value(of: ConfigKeys.page)?.node
    let theme = fields[ConfigKeys.theme] ?? .light
    let view = view(theme)
    let visible = visibleMonth(view)
    let pages = PagePlanner(
      fields: fields, visible: visible, calendar: context.calendar, limits: context.limits
    ).plans()
    return CalendarDocument(
      name: name, view: view, theme: theme, pages: pages, output: fields[ConfigKeys.output],
      fonts: fields[ConfigKeys.fonts] ?? .system, colors: colors,
      compression: fields[ConfigKeys.compression] ?? .balanced,
      texts: context.texts, files: context.files, choices: context.choices)
  }

  private func view(_ theme: Theme) -> ViewSettings {
    var view = ViewSettings()
    view.calendar = context.calendar
    view.locale = fields[ConfigKeys.locale] ?? view.locale
    view.timeZone = context.timeZone
    view.firstWeekday = fields[ConfigKeys.firstWeekday]
    view.minimumDaysInFirstWeek = fields[ConfigKeys.minimumDaysInFirstWeek]
    view.numerals = fields[ConfigKeys.numerals] ?? view.numerals
    view.fontDesign = fields[ConfigKeys.fontDesign] ?? theme.fontDesign
    view.tintColor = fields[ConfigKeys.tintColor] ?? theme.tint
    view.availableDays = fields[ConfigKeys.availableDateRange]
    view.wantsDateDecorations = fields[ConfigKeys.wantsDateDecorations] ?? view.wantsDateDecorations
    view.today = fields[ConfigKeys.today]
    view.weekNumbers = fields[ConfigKeys.weekNumbers] ?? view.weekNumbers
    view.dayOfYear = fields[ConfigKeys.dayOfYear] ?? view.dayOfYear
    view.selection = fields[ConfigKeys.selectionBehavior]
    view.decorations = fields[ConfigKeys.decorations] ?? []
    view.events = fields[ConfigKeys.events] ?? []
    view.calendars = fields[ConfigKeys.calendars] ?? []
    view.showsMoonPhases = fields[ConfigKeys.moonPhases] ?? false
    view.secondaryCalendar = fields[ConfigKeys.secondaryCalendar]
    view.showsAdjacentDays = fields[ConfigKeys.showsAdjacentDays] ?? view.showsAdjacentDays
    check(week: view)
    return view
  }

  /// The colours of a display; a mistake beside an output of the config's own that keeps all
  /// colours.
  private var colors: DisplayColors? {
    guard let value = fields.value(of: ConfigKeys.colors) else { return nil }
    let lines = [value, fields.value(of: ConfigKeys.output)].compactMap { $0?.node.place.line }
    if lines.count == 2, let format = fields[ConfigKeys.output]?.format, format != .png {
      value.refuse(because: CalendarDocument.colorsAreForPNG)
    }
    return fields[ConfigKeys.colors]
  }

  /// Whether a selected week is one that its year has.
  private func check(week view: ViewSettings) {
    guard case .weekOfYear(let week) = view.selection, let behavior = fields.value(of: ConfigKeys.selectionBehavior),
      let node = behavior.node[SelectionKeys.weekOfYear.name]
    else { return }
    let rule = view.makeView(showing: context.calendar.month(containing: context.today)).weekRule
    guard view.days(of: week, rule: rule) == nil else { return }
    let last = (50...54).last {
      view.days(of: WeekOfYear(yearForWeekOfYear: week.yearForWeekOfYear, weekOfYear: $0), rule: rule) != nil
    }
    KeyedValue(key: SelectionKeys.weekOfYear.name, node: node, context: context).refuse(
      because: "there is no week \(week.weekOfYear) in \(week.yearForWeekOfYear)"
        + (last.map { "; it has \($0) weeks" } ?? ""))
  }

  /// The month that is named, or the current one; it must be one that can be seen.
  private func visibleMonth(_ view: ViewSettings) -> Month {
    guard let named = fields[ConfigKeys.visibleDateComponents] else {
      return view.makeView(showing: context.calendar.month(containing: context.today)).visibleMonth
    }
    if let available = view.availableDays, let days = context.calendar.days(of: named), !days.overlaps(available) {
      fields.value(of: ConfigKeys.visibleDateComponents)?.refuse(
        because: "\(days.lowerBound)..\(days.upperBound) lies outside availableDateRange, which is "
          + "\(available.lowerBound)..\(available.upperBound)")
    }
    return named
  }
}
