import CYAML

/// libyaml's parser over a text in memory, which must outlive it.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// A parser of UTF-8 without a byte order mark.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // It fails only when there is no memory; the parser then reports that from its first event on.
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event, where it begins and where it ends.
  mutating func nextEvent() throws(YAMLFailure) -> (event: YAMLEvent, start: YAMLMark, end: YAMLMark) {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw YAMLFailure(parser.pointee) }
    defer { yaml_event_delete(&raw) }
    return (YAMLEvent(raw), YAMLMark(raw.start_mark), YAMLMark(raw.end_mark))
  }

  /// The next token that opens or closes a bracket, and where it stands; nil at the end of the text or where libyaml
  /// can't read on. A parser is asked either for events or for brackets.
  mutating func nextBracket() -> (bracket: Character, mark: YAMLMark)? {
    while true {
      var token = yaml_token_t()
      guard yaml_parser_scan(parser, &token) == 1 else { return nil }
      defer { yaml_token_delete(&token) }
      let mark = YAMLMark(token.start_mark)
      switch token.type {
      case YAML_FLOW_SEQUENCE_START_TOKEN: return ("[", mark)
      case YAML_FLOW_SEQUENCE_END_TOKEN: return ("]", mark)
      case YAML_FLOW_MAPPING_START_TOKEN: return ("{", mark)
      case YAML_FLOW_MAPPING_END_TOKEN: return ("}", mark)
      case YAML_STREAM_END_TOKEN, YAML_NO_TOKEN: return nil
      default: continue
      }
    }
  }
}
