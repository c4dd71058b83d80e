extension ConfigNode {
  /// The node as JSON on one line, which is the same for configs that mean the same: keys in order, comments and styles
  /// left out. Read again as a config it has the same keys and texts.
  var json: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch value {
    case .scalar(let text, _): output += Self.isJSON(text) ? text : text.jsonQuoted
    case .list(let nodes):
      output += "["
      for (index, node) in nodes.enumerated() {
        if index > 0 { output += "," }
        node.write(to: &output)
      }
      output += "]"
    case .map(let entries):
      output += "{"
      for (index, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { output += "," }
        output += entry.key.jsonQuoted + ":"
        entry.value.write(to: &output)
      }
      output += "}"
    case .nothing, .unreadable: output += "null"
    }
  }

  /// Whether a text is a number or truth value that JSON writes alike: `0.5`, but not `007`.
  private static func isJSON(_ text: String) -> Bool {
    if text == "true" || text == "false" { return true }
    let digits = text.drop { $0 == "-" }
    return Double(plainDigits: text) != nil && (!digits.hasPrefix("0") || digits == "0" || digits.hasPrefix("0."))
  }
}

extension String {
  /// The text as JSON, and as YAML's double quotes, which take fewer characters unescaped and no surrogates.
  var jsonQuoted: String {
    var output = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      // YAML takes these for ends of lines, the last for a byte order mark.
      case "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
