import CalendarCore
import Foundation
import Testing

struct ConcurrencyTests {
  /// What a task of its own makes of a year in a calendar and a language.
  private static func labels(_ index: Int) -> [String] {
    let identifiers = CalendarIdentifier.allCases
    let locales = ["en_US", "de_DE", "ar_EG", "he_IL", "fa_IR", "ja_JP", "zh_TW", "am_ET"]
    let view = CalendarView.february2027(identifiers[index % identifiers.count])
    view.locale = Locale(identifier: locales[index % locales.count])
    view.secondaryCalendar = CalendarSystem(.islamicUmmAlQura)
    let delegate = RecordingDelegate()
    delegate.decorations[Day("2027-02-14")] = .customView { TextDecorationView("🎉") }
    view.delegate = delegate
    let selection = CalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = selection
    return (0..<12).flatMap { _ in
      view.showNextMonth()
      let content = view.content()
      view.tap(content.days[index].day)
      return content.days.map(\.label)
    }
  }

  @Test func eightTasksWithViewsOfTheirOwnDoNotDisturbEachOther() async {
    let expected = (0..<8).map(Self.labels)
    let labels = await withTaskGroup(of: (Int, [String]).self) { group in
      for index in 0..<8 { group.addTask { (index, Self.labels(index)) } }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<8).map { labels[$0] } == expected)
  }
}
