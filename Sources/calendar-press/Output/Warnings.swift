/// What is told on the way, each thing once, however many pages it is true of.
struct Warnings {
  private let console: Console
  private var told: Set<String> = []

  init(_ console: Console) {
    self.console = console
  }

  mutating func tell(_ warnings: [String]) {
    for warning in warnings where told.insert(warning).inserted { console.complain(warning) }
  }
}
