/// libyaml's words in ours: where the mistake is and what would be right.
extension YAMLFailure {
  /// Whether the text ended, or a document did, before a quote was closed.
  var isInsideQuote: Bool {
    context == "while scanning a quoted scalar"
      && ["found unexpected end of stream", "found unexpected document indicator"].contains(problem)
  }

  /// Where the mistake is.
  var mark: YAMLMark {
    // A word that should have been a key, and what YAML-lite lacks altogether: the problem is at whatever comes after it.
    problem == "could not find expected ':'" || lacking != nil ? contextMark : problemMark
  }

  /// The part of YAML that YAML-lite does not have and libyaml was reading.
  private var lacking: String? {
    ["anchor": "anchors", "alias": "aliases", "tag": "tags", "directive": "directives"]
      .first { context.hasSuffix(" \($0.key)") || context.contains(" \($0.key) ") }?.value
  }

  /// What is wrong, looked up in the text where libyaml's words say too little.
  func message(_ text: SourceText) -> String {
    if let lacking { return "\(lacking) are not part of YAML-lite; put the value in quotes if it is text" }
    let rest = text.rest(at: mark)
    let word = quoted(String(rest.prefix(1) + rest.dropFirst().prefix { $0 != ":" && $0 != " " }))
    switch problem {
    case "could not find expected ':'":
      return "\(word) is neither a key nor a value; a key is followed by \": \""
    case "mapping values are not allowed in this context":
      return "a \": \" can't stand here; put text that has one in quotes, or begin a new line for a new key"
    case "block sequence entries are not allowed in this context":
      return "a list can't begin here; put its \"- \" on a new line"
    case "found unknown escape character":
      return "unknown escape in double quotes; write \\\\ for a backslash, or use single quotes"
    case "found character that cannot start any token":
      return "\(quoted(String(rest.prefix(1)))) can't begin a value; put the value in quotes"
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
      return
        "\(word) is not expected here; it has to line up with what it belongs to, and text after a quote or bracket "
        + "belongs into it"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return "a comma is missing before \(word)"
    case "did not find expected comment or line break":
      return "a block of text begins on the line after | or >; put text that has them first in quotes"
    case "found unexpected ':'":
      return "a \":\" can't stand here between brackets; put text that has one in quotes"
    case "mapping keys are not allowed in this context":
      return "a \"?\" can't begin a value; put the value in quotes"
    case "did not find expected node content":
      return "a value is missing before \(word)"
    default:
      return "this is not YAML: \(problem)" + (context.isEmpty ? "" : " \(context)")
    }
  }
}
