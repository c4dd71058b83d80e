/// Finds lines that are indented with tabs, of which libyaml says other things, or nothing.
struct TabCheck {
  private let text: SourceText
  /// The column of the first tab of each such line, by line, both from 0.
  private var columns: [Int: Int] = [:]

  init(_ text: SourceText) {
    self.text = text
    for index in 0..<text.lineCount {
      let line = text.line(index)
      let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
      if let tab = indentation.firstIndex(of: 0x09) { columns[index] = tab - line.startIndex }
    }
  }

  /// Lets tabs pass on the lines that a text value in quotes or in a block goes on in: there they are text.
  mutating func allow(from start: YAMLMark, to end: YAMLMark) {
    guard !columns.isEmpty, start.line < end.line else { return }
    for line in (start.line + 1)...end.line { columns[line] = nil }
  }

  var problems: [ConfigProblem] {
    columns.map { line, column in
      let mark = YAMLMark(line: line, column: column)
      return ConfigProblem(mark.place(in: text.name), Self.message(text, at: mark))
    }
  }

  /// What is said of a tab.
  static func message(_ text: SourceText, at mark: YAMLMark) -> String {
    let indented = text.rest(at: mark).drop { $0 == " " || $0 == "\t" }
    return indented.isEmpty
      ? "a tab stands in an empty line; remove it" : "a tab indents \(quoted(String(indented))); use spaces"
  }
}
