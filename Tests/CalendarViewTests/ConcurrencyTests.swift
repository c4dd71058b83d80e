import CairoRenderer
import CalendarCore
import Foundation
import PageLayout
import Testing

/// Eight tasks, each with views of its own. ThreadSanitizer finds nothing in them: `swift test --sanitize=thread`.
struct ConcurrencyTests {
  /// A view in a calendar and a language of its own.
  private static func view(_ index: Int) -> CalendarView {
    let identifiers = CalendarIdentifier.allCases
    let locales = ["en_US", "de_DE", "ar_EG", "he_IL", "fa_IR", "ja_JP", "zh_TW", "am_ET"]
    let view = CalendarView.february2027(identifiers[index % identifiers.count])
    view.locale = Locale(identifier: locales[index % locales.count])
    view.secondaryCalendar = CalendarSystem(.islamicUmmAlQura)
    return view
  }

  /// What a task makes of a year: days are decorated, tapped and put into words.
  private static func labels(_ index: Int) -> [String] {
    let view = view(index)
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

  /// What a task draws, with fonts of its own.
  private static func picture(_ index: Int, pictures: PictureLibrary) throws -> Data {
    let view = view(index)
    let delegate = RecordingDelegate()
    delegate.decorations[Day("2027-02-14")] = .image(.symbol("heart.fill"), color: .systemRed, size: .large)
    view.delegate = delegate
    let content = view.content()
    let fonts = try FontBook(fonts: .shipped)
    let scene = try PageComposer(text: fonts, pictures: pictures).scene(
      of: PageContent(title: content.title, months: [content]))
    return try SceneRenderer(fonts: fonts, pictures: pictures).png(scene)
  }

  /// What eight tasks make at the same time, in order.
  private static func together<Made: Sendable>(_ make: @escaping @Sendable (Int) throws -> Made) async throws -> [Made]
  {
    try await withThrowingTaskGroup(of: (Int, Made).self) { group in
      for index in 0..<8 { group.addTask { (index, try make(index)) } }
      var made: [Int: Made] = [:]
      for try await (index, result) in group { made[index] = result }
      return (0..<8).compactMap { made[$0] }
    }
  }

  @Test func tasksDoNotDisturbEachOthersViews() async throws {
    #expect(try await Self.together(Self.labels) == (0..<8).map(Self.labels))
  }

  @Test func tasksDoNotDisturbEachOthersPictures() async throws {
    let pictures = try PictureLibrary()
    let drawn = try await Self.together { try Self.picture($0, pictures: pictures) }
    for index in 0..<8 {
      #expect(try drawn[index] == Self.picture(index, pictures: pictures), "task \(index)")
    }
  }
}
