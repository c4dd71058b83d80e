/// What is read otherwise than written, or not at all, and on which line it stands.
struct LineWarning {
  var line: Int
  var reason: String
}
