import CYAML

/// A position as libyaml counts it: lines and columns (in characters) from 0.
struct YAMLMark: Comparable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(_ mark: yaml_mark_t) {
    line = Int(mark.line)
    column = Int(mark.column)
  }

  func place(in source: String) -> Place {
    Place(source: source, line: line + 1, column: column + 1)
  }

  static func < (left: YAMLMark, right: YAMLMark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
