import CalendarCore

/// Options that are shorter than the keys they stand for.
extension ConfigOption {
  /// The month that is shown, as the first argument of `month` and `year` gives it.
  public static let when = ConfigOption(
    name: "WHEN", argument: "WHEN", summary: "the month or year: 2027-02, 2027, hebrew:5787-07",
    usual: "the current month or year", isFlag: false
  ) { text, root in
    // A month of another reckoning is drawn as that reckoning's, unless --calendar, which comes later, says otherwise.
    if let colon = text.text.firstIndex(of: ":") {
      let name = String(text.text[..<colon])
      if (try? CalendarSystem.named(name)) != nil {
        root.set([ConfigKeys.calendar.name], to: text.node(name))
      }
    }
    root.set([text.text.contains("..") ? ConfigKeys.pages.name : ConfigKeys.visibleDateComponents.name], to: text.node)
  }

  /// The year that a poster shows, as the first argument of `year` gives it; a run of months is one poster, a run of years
  /// a poster each.
  public static let year = ConfigOption(
    name: when.name, argument: when.argument, summary: when.summary, usual: when.usual, isFlag: false
  ) { text, root in
    if text.text.contains(".."), text.text.contains("-") {
      root.setOfPages(PageKeys.months.name, to: text.node)
    } else {
      when.write(text, &root)
    }
  }

  static let available = ConfigOption(
    name: "--available", argument: "RANGE", summary: ConfigKeys.availableDateRange.summary, usual: nil,
    isFlag: false
  ) { text, root in
    root.set([ConfigKeys.availableDateRange.name], to: text.node)
  }

  static let select = ConfigOption(
    name: "--select", argument: "DATES",
    summary: "what is selected: a date, dates with commas, a range A..B or a week 2027-W07", usual: nil,
    isFlag: false
  ) { text, root in
    let dates = text.text.split(separator: ",", omittingEmptySubsequences: false)
    let selection: (any AnyConfigKey, ConfigNode) =
      if dates.count > 1 {
        (SelectionKeys.multiDate, ConfigNode(.list(dates.map { text.node($0) }), at: text.place))
      } else if text.text.contains("..") {
        (SelectionKeys.dateRange, text.node)
      } else if text.text.contains("W") {
        (SelectionKeys.weekOfYear, text.node)
      } else {
        (SelectionKeys.singleDate, text.node)
      }
    root.set([ConfigKeys.selectionBehavior.name], to: text.map([(selection.0.name, selection.1)]))
  }
}
