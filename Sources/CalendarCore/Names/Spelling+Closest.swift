extension Spelling {
  /// The known word that fewest slips turn a word into, for short lists, where any word may have been meant.
  ///
  /// - Parameter share: how many slips there may be, as a share of the longer word's letters; 1 takes any word.
  /// - Returns: nil when no known word is as near.
  public static func closest(to word: String, in known: some Sequence<String>, share: Double = 1) -> String? {
    let letters = Array(word.lowercased())
    return known.map { (slips: distance(letters, Array($0.lowercased())), word: $0) }
      .filter { Double($0.slips) <= share * Double(max(letters.count, $0.word.count)) }
      .min { $0.slips < $1.slips }?.word
  }
}
