/// Text made safe for HTML and XML.
package struct Markup {
  package private(set) var text = ""

  package init() {}

  /// Adds text as it is, which must be markup.
  package mutating func add(_ markup: String) {
    text += markup + "\n"
  }

  /// A text with the five characters that mean something in markup written as references, and spaces for the controls
  /// that XML forbids.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where character.value < 0x20 || (0xFFFE...0xFFFF).contains(character.value): escaped += " "
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
