/// Where lines stand. On a picture, the text of a label stands in its middle.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
