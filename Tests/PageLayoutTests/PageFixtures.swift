import CalendarCore
import Foundation
import PageLayout

/// A view in UTC that shows a Gregorian month, weeks from Monday.
func view(_ year: Int, _ month: Int, locale: String = "en_GB", firstWeekday: Weekday = .monday) -> CalendarView {
  let view = CalendarView()
  view.timeZone = .gmt
  view.locale = Locale(identifier: locale)
  view.calendarSystem = CalendarSystem(.gregorian)
  view.firstWeekday = firstWeekday
  view.visibleMonth = Month(calendar: .gregorian, year: year, number: month)
  return view
}

func day(_ iso: String) -> Day { Day(iso: iso)! }

/// The scene of a view's visible month with letters of one width.
func scene(_ view: CalendarView, _ setup: PageSetup = PageSetup(), theme: Theme = .light) throws -> Scene {
  let content = view.content()
  return try PageComposer(text: FixedMeasuring(), pictures: FixedMeasuring()).scene(
    of: PageContent(title: content.title, months: [content], setup: setup, theme: theme))
}

extension Scene {
  var page: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Every text with the box its letters take.
  var texts: [(item: TextItem, box: Rect)] { Self.texts(in: items) }

  private static func texts(in items: [SceneItem]) -> [(item: TextItem, box: Rect)] {
    items.flatMap { item -> [(item: TextItem, box: Rect)] in
      switch item {
      case .text(let text):
        let height = text.style.size * 0.7
        return [(text, Rect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height))]
      case .clip(_, let inside): return texts(in: inside)
      case .fill, .stroke, .image: return []
      }
    }
  }

  var fills: [(shape: Shape, color: RGBA)] {
    items.compactMap { if case .fill(let shape, let color) = $0 { (shape, color) } else { nil } }
  }

  func day(_ iso: String) -> DayRegion? { months[0].days.first { $0.day.iso == iso } }
}
