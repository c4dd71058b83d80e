/// How far a batch is.
struct BatchTally {
  let total: Int
  var written = 0
  var skipped = 0
  var failed = 0

  init(total: Int) {
    self.total = total
  }

  var done: Int { written + skipped + failed }

  /// What it came to: `998 written, 2 skipped, 1 failed`.
  var summary: String {
    var words = ["\(written) written"]
    if skipped > 0 { words.append("\(skipped) skipped") }
    if failed > 0 { words.append("\(failed) failed") }
    if done < total { words.append("\(total - done) left") }
    return words.joined(separator: ", ")
  }

  /// What is said on the way: `512 of 1000 done, 3 failed, 38/s, 13 s left`.
  func progress(after elapsed: Duration) -> String {
    let seconds = elapsed / .seconds(1)
    var words = ["\(done) of \(total) done"]
    if failed > 0 { words.append("\(failed) failed") }
    if seconds > 0, done > 0 {
      let rate = Double(done) / seconds
      words.append(rate >= 10 ? "\(Int(rate))/s" : "\((rate * 10).rounded() / 10)/s")
      words.append("\(Self.time(Double(total - done) / rate)) left")
    }
    return words.joined(separator: ", ")
  }

  /// A span of time as people say it: `13 s`, `2 min 5 s`, `3 h 20 min`.
  private static func time(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
  }
}
