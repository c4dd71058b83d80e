import CalendarCore
import PageLayout

/// Decides which months each page shows.
struct PagePlanner {
  let fields: MapReader
  /// The month the config makes visible.
  let visible: Month
  let calendar: CalendarSystem
  let limits: ConfigLimits

  /// The pages in order; at least one, if need be a bare one after a mistake.
  func plans() -> [PagePlan] {
    let page = fields[ConfigKeys.page] ?? PageRequest()
    switch fields[ConfigKeys.pages] {
    case .run(let run):
      if let months = page.months {
        refuse(months, "months can't stand beside pages, which has the months of every page")
      }
      return plans(of: run, as: page)
    case .list(let requests): return requests.map(plan)
    case nil: return [plan(page)]
    }
  }

  private func plan(_ page: PageRequest) -> PagePlan {
    guard let run = page.months else {
      return plan(page, months: page.setup.kind == .year ? calendar.months(ofYear: visible.year) : [visible])
    }
    let isYear = page.setup.kind == .year
    let months = months(of: run, byYears: isYear && run.isOfYears)
    if !isYear, months.count > 1 {
      refuse(run, "months: a page of kind \(page.setup.kind.rawValue) shows one month; for many pages write pages")
    } else if months.count > Self.monthsOfPoster {
      refuse(run, "months: a poster has at most \(Self.monthsOfPoster) months")
    }
    return plan(page, months: months)
  }

  /// The months of one page, or as many as are needed to see that there are too many.
  private func months(of run: MonthRun, byYears: Bool) -> [Month] {
    guard byYears else { return run.months(in: calendar, limit: Self.monthsOfPoster + 1) }
    return run.years(in: calendar).prefix(Self.monthsOfPoster).flatMap(calendar.months(ofYear:))
  }

  /// A page a month, or a year.
  private func plans(of run: MonthRun, as page: PageRequest) -> [PagePlan] {
    let groups: [[Month]]
    let limit = limits.pages
    if page.setup.kind == .year {
      if !run.isOfYears { refuse(run, "pages: a page of kind year is a year; write years such as 2020..2029") }
      groups = run.years(in: calendar).prefix(limit + 1).map(calendar.months(ofYear:))
    } else {
      groups = run.months(in: calendar, limit: limit + 1).map { [$0] }
    }
    if groups.count > limit {
      refuse(run, "pages: these are more than \(limit) pages; \(ConfigLimits.remedy(.pages))")
    }
    return groups.map { plan(page, months: $0) }
  }

  private func plan(_ page: PageRequest, months: [Month]) -> PagePlan {
    PagePlan(
      months: months, setup: page.setup, showsMiniMonths: page.showsMiniMonths, noteLines: page.noteLines,
      photo: page.photo)
  }

  private func refuse(_ run: MonthRun, _ message: String) {
    fields.context.report(ConfigProblem(run.place, message))
  }

  /// Four years: more is a typing error.
  private static let monthsOfPoster = 48
}
