/// Which end of a line of text is put at a place. Leading is left, or right where the page runs right to left.
enum TextAlignment: Hashable {
  case leading, center, trailing
}
