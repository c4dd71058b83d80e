import Synchronization

/// The processor time that the pictures of a library took so far.
final class SpentTime: Sendable {
  private let total = Mutex(0.0)

  /// Whole seconds, to the nearest.
  var seconds: Int { total.withLock { Int($0.rounded()) } }

  func add(_ seconds: Double) {
    total.withLock { $0 += seconds }
  }

  func reset() {
    total.withLock { $0 = 0 }
  }
}
