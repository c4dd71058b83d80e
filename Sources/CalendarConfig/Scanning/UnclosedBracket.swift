/// A bracket a text forgets to close, by libyaml's own reading of what is a bracket and what is text.
struct UnclosedBracket {
  let mark: YAMLMark
  let message: String

  /// The brackets that are open where the text ends, where libyaml can't read on, or where one is closed by the wrong
  /// kind (then only that one).
  static func all(in text: SourceText) -> [UnclosedBracket] {
    var open: [(bracket: Character, mark: YAMLMark)] = []
    return text.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(bytes)
      while let next = parser.nextBracket() {
        switch (open.last?.bracket, next.bracket) {
        case (_, "["), (_, "{"): open.append(next)
        case ("[", "]"), ("{", "}"): open.removeLast()
        case (let bracket?, _):
          let place = "\(next.mark.line + 1):\(next.mark.column + 1)"
          let message = "the \(bracket) that opens here meets a \(next.bracket) at \(place)"
          return [UnclosedBracket(mark: open[open.count - 1].mark, message: message)]
        case (nil, _): return []
        }
      }
      return open.map { UnclosedBracket(mark: $0.mark, message: "the \($0.bracket) that opens here is never closed") }
    }
  }
}
