extension Spelling {
  /// The known word that fewest slips turn a word into, however many they are; nil only when no word is known.
  ///
  /// For short lists, where any of the words may have been meant.
  public static func closest(to word: String, in known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    return known.min { distance(letters, Array($0.lowercased())) < distance(letters, Array($1.lowercased())) }
  }
}
