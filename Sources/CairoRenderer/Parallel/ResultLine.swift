import Foundation

/// Hands out numbers and takes results back in the numbers' order.
final class ResultLine<Result>: @unchecked Sendable {
  // `@unchecked`: all of it is used under the lock only.
  private let condition = NSCondition()
  private let count: Int
  private let room: Int
  private var handedOut = 0
  private var taken = 0
  private var waiting: [Int: Result] = [:]
  private var failure: (any Error)?

  /// A line of `count` numbers, of which a result may be `room` ahead of the one to be taken next.
  init(count: Int, room: Int) {
    self.count = count
    self.room = room
  }

  /// The next number to work on; nil when there is none left. Waits while too many results wait already.
  func nextNumber() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while failure == nil, handedOut < count, handedOut - taken >= room { condition.wait() }
    guard failure == nil, handedOut < count else { return nil }
    handedOut += 1
    return handedOut - 1
  }

  /// Takes a result, and with it those behind it that wait for it.
  func give(_ result: Result, as number: Int, take: (Result) throws -> Void) throws {
    condition.lock()
    defer { condition.unlock() }
    waiting[number] = result
    while failure == nil, let next = waiting.removeValue(forKey: taken) {
      try take(next)
      taken += 1
      condition.broadcast()
    }
  }

  /// Ends the work with an error; the first one counts.
  func fail(_ error: any Error) {
    condition.lock()
    defer { condition.unlock() }
    failure = failure ?? error
    condition.broadcast()
  }

  /// Throws the error that ended the work, if one did.
  func finish() throws {
    condition.lock()
    defer { condition.unlock() }
    if let failure { throw failure }
  }
}
