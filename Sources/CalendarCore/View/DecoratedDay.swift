/// What a delegate answered for a day.
struct DecoratedDay {
  var decorations: [Decoration]
  var appearance: DayAppearance
}
