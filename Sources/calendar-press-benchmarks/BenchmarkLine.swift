import Foundation

/// What was measured, as a line of JSON.
struct BenchmarkLine: Encodable, Sendable {
  var name: String
  var value: Double
  var unit: Unit
  /// What `value` is compared with, in the same unit.
  var baseline: Double
  /// For what is drawn, how many times as fast as the baseline it is. For the rest (`start`, `core`, files, growth) how
  /// many times as much as the baseline it takes.
  var ratio: Double
  /// Of a process that does this and nothing else; absent where memory says nothing.
  var peakMiB: Double?

  enum Unit: String, Encodable, Sendable {
    case milliseconds = "ms"
    case picturesPerSecond = "pictures/s"
    case bytes
  }

  /// A line of how many times as fast as the baseline something is.
  static func speed(_ name: String, _ times: TimedPair) -> BenchmarkLine {
    BenchmarkLine(
      name: name, value: times.own.milliseconds, unit: .milliseconds, baseline: times.baseline.milliseconds,
      ratio: times.baseline / times.own)
  }

  /// A line of pictures a second.
  static func rate(_ name: String, _ times: TimedPair, pictures: Int) -> BenchmarkLine {
    BenchmarkLine(
      name: name, value: 1000 * Double(pictures) / times.own.milliseconds, unit: .picturesPerSecond,
      baseline: 1000 * Double(pictures) / times.baseline.milliseconds, ratio: times.baseline / times.own)
  }

  /// A line of how many times as much as the baseline something takes.
  static func cost(_ name: String, _ value: Double, of baseline: Double, _ unit: Unit) -> BenchmarkLine {
    BenchmarkLine(name: name, value: value, unit: unit, baseline: baseline, ratio: value / baseline)
  }

  /// The line, its numbers to three decimals.
  var json: String {
    get throws {
      func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      var line = self
      line.value = rounded(value)
      line.baseline = rounded(baseline)
      line.ratio = rounded(ratio)
      line.peakMiB = peakMiB.map(rounded)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(line), as: UTF8.self)
    }
  }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
}
