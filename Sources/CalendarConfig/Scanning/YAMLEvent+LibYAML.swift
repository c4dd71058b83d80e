import CYAML

extension YAMLEvent {
  /// Takes over what a raw event holds.
  init(_ raw: yaml_event_t) {
    switch raw.type {
    case YAML_STREAM_START_EVENT:
      self = .streamStart
    case YAML_DOCUMENT_START_EVENT:
      let start = raw.data.document_start
      self = .documentStart(
        hasDirectives: start.version_directive != nil || start.tag_directives.start != start.tag_directives.end)
    case YAML_DOCUMENT_END_EVENT:
      self = .documentEnd
    case YAML_ALIAS_EVENT:
      self = .alias(raw.data.alias.anchor.map { String(cString: $0) } ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = raw.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let style: ScalarStyle =
        switch scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
      self = .scalar(text, style, Properties(anchor: scalar.anchor, tag: scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      self = .listStart(Properties(anchor: raw.data.sequence_start.anchor, tag: raw.data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT:
      self = .listEnd
    case YAML_MAPPING_START_EVENT:
      self = .mapStart(Properties(anchor: raw.data.mapping_start.anchor, tag: raw.data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT:
      self = .mapEnd
    default:
      self = .streamEnd
    }
  }
}

extension YAMLEvent.Properties {
  fileprivate init(anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?) {
    self.init(hasAny: anchor != nil || tag != nil)
  }
}
