import CalendarCore
import Testing

struct SpellingTests {
  private static let sizes = ["small", "medium", "large"]

  @Test(arguments: [
    ("smal", ["small"]), ("LARGE", ["large"]), ("lagre", ["large"]), ("medeum", ["medium"]), ("mallet", []),
    ("huge", []), ("", []), ("x", []), ("med", ["medium"]), ("me", []),
  ])
  func findsWhatWasMeant(word: String, meant: [String]) {
    #expect(Spelling.nearest(word, in: Self.sizes) == meant)
  }

  @Test func theLikeliestComesFirst() {
    let symbols = ["heart", "heart.fill", "cart.fill", "star.fill", "flag.fill"]
    #expect(Spelling.nearest("hart.fill", in: symbols) == ["cart.fill", "heart.fill", "star.fill"])
    #expect(Spelling.nearest("heart.fil", in: symbols, limit: 1) == ["heart.fill"])
  }

  @Test(arguments: [
    ("larg", #"; did you mean "large"?"#), ("hugest", ""), ("sarge", #"; did you mean "large"?"#),
  ])
  func endsAMessage(word: String, ending: String) {
    #expect(Spelling.suggestion(for: word, in: Self.sizes) == ending)
  }

  @Test func aWordOfAMillionLettersIsNearNone() {
    #expect(Spelling.nearest(String(repeating: "a", count: 1_000_000), in: Self.sizes + ["a", "aaaa"]).isEmpty)
  }

  @Test func equallyNearWordsAreAllNamed() {
    let words = ["cat", "bat", "rat", "hat", "cart"]
    #expect(Spelling.suggestion(for: "wat", in: words) == #"; did you mean "bat", "cat" or "hat"?"#)
    #expect(Spelling.suggestion(for: "cats", in: ["cat", "cast"]) == #"; did you mean "cast" or "cat"?"#)
  }
}
