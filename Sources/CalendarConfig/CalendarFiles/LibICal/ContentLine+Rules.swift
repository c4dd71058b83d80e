extension ContentLine {
  /// Whether it holds a rule that libical 3.0.16 reads as another one without saying so, or beyond its arrays: it stops
  /// at an empty part, takes the interval modulo 65,536, and writes past a full list of positions.
  var isTreacherousRule: Bool {
    guard name == "RRULE" || name == "EXRULE", let rule = value?.uppercased() else { return false }
    let interval = rule.split(separator: ";").first { $0.hasPrefix("INTERVAL=") }?.dropFirst("INTERVAL=".count)
    return rule.utf8.count > 500 || rule.contains(";;") || interval.map { Int($0).map { $0 > 32_767 } ?? true } ?? false
  }
}
