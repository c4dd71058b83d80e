import Testing

@testable import CairoRenderer

struct OrderedWorkTests {
  struct Failure: Error, Equatable {
    var number: Int
  }

  @Test(arguments: 1...4, [0, 1, 2, 100])
  func resultsComeInOrder(workers: Int, count: Int) throws {
    var taken: [Int] = []
    try OrderedWork(workers: Array(0..<workers)).run(count: count) { _, number in
      number * number
    } take: {
      taken.append($0)
    }
    #expect(taken == (0..<count).map { $0 * $0 })
  }

  @Test(arguments: 1...3)
  func anErrorOfTheWorkEndsIt(workers: Int) {
    var taken: [Int] = []
    #expect(throws: Failure(number: 7)) {
      try OrderedWork(workers: Array(0..<workers)).run(count: 100) { _, number in
        if number == 7 { throw Failure(number: number) }
        return number
      } take: {
        taken.append($0)
      }
    }
    #expect(taken == Array(0..<taken.count) && taken.count <= 7)
  }

  @Test(arguments: 1...3)
  func anErrorOfTakingEndsIt(workers: Int) {
    #expect(throws: Failure(number: 3)) {
      try OrderedWork(workers: Array(0..<workers)).run(count: 100) { _, number in
        number
      } take: {
        if $0 == 3 { throw Failure(number: $0) }
      }
    }
  }
}
