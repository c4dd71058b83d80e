/// What the command line asks for: `[--quick] [NAME…]`.
struct Request {
  /// The benchmarks to run; empty for all.
  private(set) var names: [String] = []
  private(set) var pace = Pace.thorough
  /// The benchmark whose work this process is to do and nothing else, so that its memory can be measured.
  private(set) var alone: String?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--quick": pace = .quick
      case Self.aloneOption: alone = arguments.next()
      case _ where argument.hasPrefix("-"):
        throw BenchmarkError("unknown option \(argument); usage: calendar-press-benchmarks [--quick] [NAME…]")
      default: names.append(try Benchmarks.named(argument).name)
      }
    }
  }

  static let aloneOption = "--alone"
}
