import Synchronization

/// Shows how far a batch is: a bar on a terminal, else a line now and then.
final class ProgressDisplay: Sendable {
  enum Kind: Sendable {
    case none, bar, lines

    /// How often it is shown anew.
    var interval: Duration { self == .bar ? .milliseconds(100) : .seconds(10) }
  }

  private struct State {
    var last: ContinuousClock.Instant
    var isVisible = false
    /// Whether it was taken away for something else.
    var isCleared = false
  }

  private let kind: Kind
  private let console: Console
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init(_ kind: Kind, console: Console) {
    self.kind = kind
    self.console = console
    // A batch that ends at once needs no line.
    state = Mutex(State(last: start))
  }

  /// Shows how far it is, if it is time to.
  func show(_ tally: BatchTally) {
    let now = ContinuousClock.now
    state.withLock { state in
      guard kind != .none, state.isCleared || now - state.last >= kind.interval else { return }
      state.last = now
      let text = tally.progress(after: now - start)
      switch kind {
      case .bar:
        console.sketch(Self.bar(tally) + text)
        state.isVisible = true
        state.isCleared = false
      case .lines: console.complain(text)
      case .none: break
      }
    }
  }

  /// Takes the bar away, so that something else can be written.
  func clear() {
    state.withLock { state in
      guard state.isVisible else { return }
      console.sketch("")
      state.isVisible = false
      state.isCleared = true
    }
  }

  private static func bar(_ tally: BatchTally) -> String {
    let length = 24
    let filled = tally.total == 0 ? length : tally.done * length / tally.total
    return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: length - filled) + "] "
  }
}
