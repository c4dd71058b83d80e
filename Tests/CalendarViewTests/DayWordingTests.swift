import CalendarCore
import Foundation
import Testing

@testable import CalendarCore

struct DayWordingTests {
  private func label(_ locale: String, decoration: Decoration? = nil, selected: Bool = true) -> String {
    let view = CalendarView.february2027()
    view.locale = Locale(identifier: locale)
    let delegate = RecordingDelegate()
    delegate.decorations[Day("2027-02-14")] = decoration
    view.delegate = delegate
    let selection = CalendarSelectionSingleDate(delegate: nil)
    if selected { selection.selectedDay = Day("2027-02-14") }
    view.selectionBehavior = selection
    return view.content().days[13].label
  }

  @Test func saysDateStatesAndDecorations() {
    #expect(label("en_GB", selected: false) == "Sunday, 14 February 2027")
    #expect(label("en_GB", decoration: .image(.symbol("heart.fill"))) == "Sunday, 14 February 2027, selected, heart")
  }

  @Test(arguments: [
    ("de", ", ausgewählt, markiert"), ("fr", ", sélectionné, marqué"), ("es", ", seleccionado, marcado"),
    ("it", ", selezionato, contrassegnato"), ("pt_BR", ", selecionado, marcado"), ("ru", ", выбрано, отмечено"),
    ("ar", "، محدد، عليه علامة"), ("he", ", נבחר, מסומן"), ("fa", "، انتخاب‌شده، نشان‌دار"),
    ("hi", ", चयनित, चिह्नित"), ("th", ", เลือกอยู่, มีเครื่องหมาย"), ("am", "፣ ተመርጧል፣ ምልክት የተደረገበት"),
    ("zh_TW", "，已選取，有標記"), ("zh_HK", "，已選取，有標記"), ("zh_CN", "，已选择，有标记"), ("ja", "、選択中、印あり"),
    ("ko", ", 선택됨, 표시됨"), ("eo", ", selected, marked"),
  ])
  func speaksThePagesLanguage(locale: String, ending: String) {
    #expect(label(locale, decoration: .default()).hasSuffix(ending))
  }

  @Test func everyLanguageHasAllItsWords() {
    let identifiers = [
      "am", "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "id", "it", "ja",
      "ko",
      "nb", "nl", "pl", "pt", "ro", "ru", "sv", "th", "tr", "uk", "vi", "yue", "zh-Hans", "zh-Hant",
    ]
    let english = StateWords.words(in: Locale(identifier: "en"))
    for identifier in identifiers {
      let words = StateWords.words(in: Locale(identifier: identifier))
      let all = [words.selected, words.today, words.unavailable, words.unselectable, words.marked]
      #expect(Set(all).count == 5, "\(identifier)")
      #expect(all.allSatisfy { !$0.isEmpty }, "\(identifier)")
      #expect(identifier == "en" || words.selected != english.selected, "\(identifier)")
    }
  }

  @Test func statesAreSaidInOrder() {
    let wording = DayWording(locale: Locale(identifier: "en"))
    #expect(
      wording.label(date: "D", states: Set(DayState.allCases), decorations: [])
        == "D, selected, today, unavailable, not selectable")
  }

  @Test(arguments: [
    ("heart.fill", "heart"), ("birthday.cake.fill", "birthday cake"), ("star", "star"), ("circle.fill", "circle fill"),
    ("checkmark.circle.fill", "checkmark"), ("sun.max.fill", "sun max"),
  ])
  func symbolsAreCalledByPlainWords(name: String, words: String) {
    #expect(DayWording.plainName(ofSymbol: name) == words)
  }

  @Test func otherDecorationsSayWhatTheyAre() {
    final class Mute: DecorationView {
      func draw(on canvas: any DecorationCanvas, in bounds: Rect) {}
    }
    #expect(label("en_GB", decoration: .image(.file("pictures/grandma.png"))).hasSuffix(", selected, grandma"))
    #expect(label("en_GB", decoration: .image(.data([1, 2, 3]))).hasSuffix(", selected, marked"))
    #expect(label("en_GB", decoration: .customView { TextDecorationView("🎉") }).hasSuffix(", selected, 🎉"))
    #expect(label("en_GB", decoration: .customView { Mute() }).hasSuffix("2027, selected"))
  }
}
