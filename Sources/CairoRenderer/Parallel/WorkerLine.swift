/// Workers, each used by one page at a time. Who comes when all are busy waits, the first to come the first to go on.
actor WorkerLine<Worker> {
  /// A worker that is handed from one page to the next, never used by two.
  private struct Loan: @unchecked Sendable {
    let worker: Worker
  }

  private let make: @Sendable () throws -> Worker
  private var idle: [Loan] = []
  /// How many may still be made.
  private var unmade: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int, make: @escaping @Sendable () throws -> Worker) {
    unmade = count
    self.make = make
  }

  /// Does some work with a worker, elsewhere than on the actor, so that others work meanwhile.
  nonisolated func work<Result: Sendable>(_ work: @Sendable (Worker) throws -> Result) async throws -> Result {
    let loan = try await take()
    do {
      try Task.checkCancellation()
      let result = try work(loan.worker)
      await give(loan)
      return result
    } catch {
      await give(loan)
      throw error
    }
  }

  private func take() async throws -> Loan {
    while idle.isEmpty, unmade == 0 {
      await withCheckedContinuation { waiting.append($0) }
    }
    if let loan = idle.popLast() { return loan }
    unmade -= 1
    do {
      return Loan(worker: try make())
    } catch {
      unmade += 1
      wakeOne()
      throw error
    }
  }

  private func give(_ loan: Loan) {
    idle.append(loan)
    wakeOne()
  }

  private func wakeOne() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}
