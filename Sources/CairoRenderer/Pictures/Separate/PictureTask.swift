import PageLayout

/// What a process of its own is to make of the picture on its stdin.
public enum PictureTask: Hashable, Sendable {
  case metrics
  /// The picture stretched to some pixels.
  case pixels(width: Int, height: Int)

  /// What a process may take before it is ended.
  struct Bounds: Hashable {
    /// Processor time.
    var seconds: Int
    /// Memory beside that which the program has at its start.
    var mebibytes: Int
  }

  /// The exit status that says: stdout has the reason why there is no result.
  static let refusal: Int32 = 3
  /// The exit status that says: there was not memory enough.
  static let shortage: Int32 = 4

  func arguments(within bounds: Bounds) -> [String] {
    switch self {
    case .metrics: [bounds.seconds, bounds.mebibytes].map(String.init)
    case .pixels(let width, let height): [bounds.seconds, bounds.mebibytes, width, height].map(String.init)
    }
  }

  /// The task and its bounds from arguments; nil when they are none of a task.
  static func parsed(_ arguments: [String]) -> (task: PictureTask, bounds: Bounds)? {
    let numbers = arguments.compactMap(Int.init)
    guard numbers.count == arguments.count, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    switch numbers.count {
    case 2: return (.metrics, Bounds(seconds: numbers[0], mebibytes: numbers[1]))
    case 4:
      return (.pixels(width: numbers[2], height: numbers[3]), Bounds(seconds: numbers[0], mebibytes: numbers[1]))
    default: return nil
    }
  }

  /// The result as bytes.
  func result(for file: PictureFile) throws -> [UInt8] {
    switch self {
    case .metrics: try file.metrics().encoded
    case .pixels(let width, let height):
      try file.pixmap(width: width, height: height).pixels.withUnsafeBytes { [UInt8]($0) }
    }
  }
}
