/// What libyaml's parser tells of a text, piece by piece.
enum YAMLEvent {
  case streamStart, streamEnd
  /// A document begins; `hasDirectives` when `%YAML` or `%TAG` precede it.
  case documentStart(hasDirectives: Bool)
  case documentEnd
  case alias(String)
  case scalar(String, ScalarStyle, Properties)
  case listStart(Properties)
  case mapStart(Properties)
  case listEnd, mapEnd

  /// What can stand before a node.
  struct Properties {
    /// Whether an anchor or a tag does.
    var hasAny: Bool
  }
}
