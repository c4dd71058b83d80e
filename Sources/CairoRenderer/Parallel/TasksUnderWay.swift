/// The pages that are being drawn, in their order. When nobody waits for them any more they are cancelled.
final class TasksUnderWay<Drawn: Sendable> {
  private var tasks: [Task<Drawn, any Error>] = []

  var count: Int { tasks.count }

  func append(_ task: Task<Drawn, any Error>) {
    tasks.append(task)
  }

  /// What the first of them has drawn; nil when there is none. After an error there is none any more.
  func takeFirst() async throws -> Drawn? {
    guard !tasks.isEmpty else { return nil }
    let first = tasks.removeFirst()
    do {
      return try await withTaskCancellationHandler {
        try await first.value
      } onCancel: {
        first.cancel()
      }
    } catch {
      cancel()
      throw error
    }
  }

  private func cancel() {
    for task in tasks { task.cancel() }
    tasks = []
  }

  deinit {
    cancel()
  }
}
