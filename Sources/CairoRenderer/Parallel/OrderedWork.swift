import Dispatch

/// Does numbered pieces of work on several threads and gives the results in their order, a few at most waiting.
struct OrderedWork<Worker> {
  /// One a thread; they are used again by the next work.
  let workers: [Worker]

  /// Does the work of each number below `count` with some worker, and takes the results on whichever thread has the next
  /// one. The first error ends it.
  func run<Result>(
    count: Int, _ work: (Worker, Int) throws -> Result, take: (Result) throws -> Void
  ) throws {
    guard workers.count > 1, count > 1 else {
      for number in 0..<count { try take(work(workers[0], number)) }
      return
    }
    let line = ResultLine<Result>(count: count, room: 2 * workers.count)
    withoutActuallyEscaping(work) { work in
      withoutActuallyEscaping(take) { take in
        // Each worker is used by one iteration only, and results are taken under the line's lock.
        nonisolated(unsafe) let (workers, work, take) = (workers, work, take)
        DispatchQueue.concurrentPerform(iterations: workers.count) { index in
          while let number = line.nextNumber() {
            do {
              try line.give(work(workers[index], number), as: number, take: take)
            } catch {
              line.fail(error)
            }
          }
        }
      }
    }
    try line.finish()
  }
}
