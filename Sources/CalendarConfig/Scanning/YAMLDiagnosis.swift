/// Turns libyaml's last words into mistakes with the places a person would look at.
///
/// libyaml puts an unclosed quote or bracket at the end of the text, or at the first thing that could not follow.
struct YAMLDiagnosis {
  let failure: YAMLFailure
  let text: SourceText
  let builder: TreeBuilder

  /// One mistake, or every bracket that is still open.
  var problems: [ConfigProblem] {
    let failed = failure.problemMark
    if failure.isInsideQuote {
      let quote = text.rest(at: failure.contextMark).prefix(1)
      return [problem(failure.contextMark, "the quote \(quote) that opens here is never closed", of: builder.key)]
    }
    if failure.problem.contains("tab character") || text.rest(at: failed).first == "\t" {
      return [problem(failed, TabCheck.message(text, at: failed))]
    }
    let brackets = UnclosedBracket.all(in: text).filter { $0.mark < failed }
    if !brackets.isEmpty {
      return brackets.map { problem($0.mark, $0.message, of: builder.key(holding: $0.mark)) }
    }
    if let quote = builder.lastLongQuote, quote.end.line == failed.line {
      return [
        problem(quote.start, "the quote that opens here is closed only in line \(failed.line + 1)", of: quote.key)
      ]
    }
    return [problem(failure.mark, failure.message(text))]
  }

  private func problem(_ mark: YAMLMark, _ message: String, of key: String? = nil) -> ConfigProblem {
    ConfigProblem(mark.place(in: text.name), (key.map { "\($0): " } ?? "") + message)
  }
}
