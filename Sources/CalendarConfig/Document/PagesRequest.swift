/// The pages a config asks for beyond one.
enum PagesRequest {
  /// A page a month, or a year on posters.
  case run(MonthRun)
  case list([PageRequest])
}
