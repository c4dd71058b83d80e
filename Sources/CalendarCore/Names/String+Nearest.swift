extension String {
  /// The word of a list that differs from this one least, for "did you mean"; nil when none is near (more than a third
  /// of the letters wrong). Case does not count.
  public func nearest(among words: some Sequence<String>) -> String? {
    let limit = max(1, count / 3)
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = Self.edits(lowercased(), word.lowercased())
      if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// How many letters must be put in, taken out, replaced or swapped with their neighbour (optimal string alignment).
  private static func edits(_ from: String, _ to: String) -> Int {
    let from = Array(from)
    let to = Array(to)
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in from.indices {
      var row = [i + 1]
      for j in to.indices {
        var edits = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (from[i] == to[j] ? 0 : 1))
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] { edits = Swift.min(edits, beforeLast[j - 1] + 1) }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[to.count]
  }
}
