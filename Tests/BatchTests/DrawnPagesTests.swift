import CairoRenderer
import Synchronization
import Testing

@Suite("Pages drawn at once")
struct DrawnPagesTests {
  /// Counts what is under way, and the most there was.
  private final class Gauge: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }

    func change(by number: Int) {
      counts.withLock { counts in
        counts.now += number
        counts.most = max(counts.most, counts.now)
      }
    }
  }

  @Test("come in their order, from no more workers than were asked for", arguments: [1, 2, 5])
  func order(workers: Int) async throws {
    let gauge = Gauge()
    let made = Gauge()
    let pages = DrawnPages(0..<200, workers: workers) {
      made.change(by: 1)
    } draw: { page, _ in
      gauge.change(by: 1)
      defer { gauge.change(by: -1) }
      // Work of different length, so that pages overtake each other.
      return page + (0..<(page % 7 * 1000)).reduce(0, &+) * 0
    }
    var drawn: [Int] = []
    for try await page in pages { drawn.append(page) }
    #expect(drawn == Array(0..<200))
    #expect(gauge.most <= workers)
    #expect(made.most <= workers)
  }

  @Test("are not asked for long before they are taken")
  func room() async throws {
    let asked = Gauge()
    let pages = (0..<1000).lazy.map { page in
      asked.change(by: 1)
      return page
    }
    let drawn = DrawnPages(pages, workers: 2) {
    } draw: { page, _ in
      page
    }
    var iterator = drawn.makeAsyncIterator()
    for _ in 0..<10 { _ = try await iterator.next() }
    #expect(asked.most <= 10 + 4 * 2)
  }

  private struct Fault: Error {}

  @Test("end with the first error")
  func failure() async throws {
    var iterator = DrawnPages(0..<100, workers: 2) {
    } draw: { page, _ in
      if page == 3 { throw Fault() }
      return page
    }
    .makeAsyncIterator()
    for expected in 0..<3 { #expect(try await iterator.next() == expected) }
    await #expect(throws: Fault.self) { try await iterator.next() }
  }

  @Test("end when no worker can be made")
  func noWorker() async throws {
    var iterator = DrawnPages(0..<100, workers: 2) { () throws -> Int in
      throw Fault()
    } draw: { page, _ in
      page
    }
    .makeAsyncIterator()
    await #expect(throws: Fault.self) { try await iterator.next() }
  }
}
