import CalendarCore

/// A config with nothing left to decide from outside: its matrix and clock are settled, and its pages name their months.
public struct ResolvedConfig: Sendable {
  private let config: ConfigTree
  private let plans: [PagePlan]
  /// The maps of `pages`, where the config has a list of them.
  private let maps: [ConfigNode]
  /// All keys but `pages`, as JSON.
  private let settings: String

  public init(_ config: ConfigTree, document: CalendarDocument) {
    self.config = config
    plans = document.pages
    if case .list(let nodes)? = config.root[ConfigKeys.pages.name]?.value { maps = nodes } else { maps = [] }
    var root = config.root
    for key in [ConfigKeys.pages.name, ConfigKeys.visibleDateComponents.name, ConfigKeys.output.name] {
      root.remove(key)
    }
    if let today = document.view.today, let written = root[ConfigKeys.today.name] {
      root.set([ConfigKeys.today.name], to: .plain(today.iso, at: written.place))
    }
    settings = root.json
  }

  /// The job of some of its pages.
  public func job(pages: [Int], output: String, format: OutputFormat) -> PageJob {
    let pages = ConfigNode(.list(pages.map(page)), at: config.root.place)
    return PageJob(
      output: output, format: format, name: config.name, folder: config.folder, settings: settings, pages: pages.json)
  }

  /// A page as a map that names its months by their first days, which means the same in every calendar.
  private func page(_ index: Int) -> ConfigNode {
    let place = config.root.place
    var map = maps.indices.contains(index) ? maps[index] : ConfigNode(.map([]), at: place)
    let months = plans[index].months
    let days = [months[0], months[months.count - 1]].compactMap {
      CalendarSystem($0.calendar).days(of: $0)?.lowerBound.iso
    }
    map.set([PageKeys.months.name], to: .plain(days.joined(separator: ".."), at: place))
    return map
  }
}
