/// What was meant by a word that is not known.
public enum Spelling {
  /// The known words that are spelled like a word, the likeliest first; empty when none is near.
  ///
  /// Near is a word that a few slips away (a letter too many, too few, wrong, or two swapped) turns into it, a third
  /// of its letters at most, or one that goes on where it ends. Case does not matter.
  public static func nearest(
    _ word: String, in known: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    ranked(word, in: known).prefix(limit).map(\.word)
  }

  /// The end of a message about an unknown word: `; did you mean "large"?`, or nothing when no known word is near. Of
  /// words that are equally near, all are named, up to three.
  public static func suggestion(for word: String, in known: some Sequence<String>) -> String {
    let ranked = ranked(word, in: known)
    let words = ranked.prefix(3).filter { $0.slips == ranked[0].slips }.map { "\"\($0.word)\"" }
    guard let last = words.last else { return "" }
    let listed = words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(listed)?"
  }

  /// The near words with the slips it takes to reach them, the fewest first.
  private static func ranked(_ word: String, in known: some Sequence<String>) -> [(slips: Int, word: String)] {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty else { return [] }
    let ranked = known.compactMap { candidate -> (slips: Int, word: String)? in
      let other = Array(candidate.lowercased())
      let most = max(1, min(letters.count, other.count) / 3)
      // Each letter that one has more is a slip: a word of a million letters is near to none, and soon told.
      let slips = abs(letters.count - other.count) <= most ? distance(letters, other) : most + 1
      if slips <= most { return (slips, candidate) }
      return letters.count >= 3 && other.starts(with: letters) ? (letters.count, candidate) : nil
    }
    return ranked.sorted { ($0.slips, $0.word) < ($1.slips, $1.word) }
  }

  /// How many slips turn one word into the other (Damerau and Levenshtein, in the restricted form in which no letter
  /// is touched twice).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var slips = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          slips = min(slips, beforeLast[j - 1] + 1)
        }
        row.append(slips)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
