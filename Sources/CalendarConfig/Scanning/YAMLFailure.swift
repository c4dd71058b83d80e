import CYAML

/// What libyaml says when it gives up.
struct YAMLFailure: Error {
  /// Its words, such as `found unexpected end of stream`.
  var problem: String
  var problemMark: YAMLMark
  /// What it was doing, such as `while scanning a quoted scalar`.
  var context: String
  /// Where that began.
  var contextMark: YAMLMark

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? (parser.error == YAML_MEMORY_ERROR ? "out of memory" : "")
    problemMark = YAMLMark(parser.problem_mark)
    context = parser.context.map { String(cString: $0) } ?? ""
    contextMark = YAMLMark(parser.context_mark)
  }
}
