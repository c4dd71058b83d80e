extension ConfigOption {
  /// The options of what a calendar shows.
  public static let view: [ConfigOption] = viewKeys + [select, available, decorate, event]

  private static let viewKeys: [ConfigOption] = [
    key(ConfigKeys.calendar, "NAME"), key(ConfigKeys.locale, "NAME"), key(ConfigKeys.timeZone, "ZONE"),
    key(ConfigKeys.firstWeekday, "WEEKDAY"), key(ConfigKeys.minimumDaysInFirstWeek, "N"),
    key(ConfigKeys.numerals, "NAME"), key(ConfigKeys.fontDesign, "DESIGN"), key(ConfigKeys.tintColor, "COLOR"),
    key(ConfigKeys.theme, "THEME"), key(ConfigKeys.today, "DATE"), key(ConfigKeys.weekNumbers, "KIND"),
    key(ConfigKeys.dayOfYear, "KIND"), key(ConfigKeys.secondaryCalendar, "NAME"), key(ConfigKeys.showsAdjacentDays),
    key(ConfigKeys.wantsDateDecorations),
  ]

  /// The options of what a page is like.
  public static let page: [ConfigOption] = [
    kind, pageKey(PageKeys.months, "RANGE"), pageKey(PageKeys.size, "SIZE"),
    pageKey(PageKeys.orientation, "WAY"), pageKey(PageKeys.dpi, "N"), pageKey(PageKeys.scale, "N"),
    pageKey(PageKeys.margin, "LENGTH"), pageKey(PageKeys.columns, "N"), pageKey(PageKeys.form, "FORM"),
    pageKey(PageKeys.bleed, "LENGTH"), pageKey(PageKeys.showsChevrons), pageKey(PageKeys.miniMonths),
    pageKey(PageKeys.noteLines, "N"), pageKey(PageKeys.photo, "FILE"),
  ]

  /// What a page shows.
  public static let kind = pageKey(PageKeys.kind, "KIND")

  /// The options of what is written.
  public static let output: [ConfigOption] = [
    key(ConfigKeys.pages, "RANGE"), key(ConfigKeys.fonts, "WHICH"), key(ConfigKeys.colors, "COLORS"),
    key(ConfigKeys.compression, "HOW"),
  ]

  /// The option of a key at the top of a config.
  static func key(_ key: some AnyConfigKey, _ argument: String = "") -> ConfigOption {
    ConfigOption(key, argument) { text, root in root.set([key.name], to: text.node) }
  }

  /// The option of a key of `page`.
  static func pageKey(_ key: some AnyConfigKey, _ argument: String = "") -> ConfigOption {
    ConfigOption(key, argument) { text, root in root.setOfPages(key.name, to: text.node) }
  }

  private init(
    _ key: some AnyConfigKey, _ argument: String, write: @escaping @Sendable (OptionText, inout ConfigNode) -> Void
  ) {
    self.init(
      name: "--" + key.name.kebabCase, argument: argument, summary: key.summary, names: key.names,
      usual: key.usual, isFlag: argument.isEmpty, write: write)
  }
}

extension String {
  /// `fontDesign` as `font-design`.
  fileprivate var kebabCase: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}
