import PictureComparison

extension GoldenFailure: CustomStringConvertible {
  /// What is wrong, where it can be seen, and how it is accepted; a line each.
  public var description: String {
    let files = pictures.map { "\($0.role.rawValue): \($0.path)" }
    return (heading + files + [advice]).joined(separator: "\n")
  }

  private var heading: [String] {
    guard case .recorded(let former) = reason else { return Self.lines(reason, golden) }
    let before = former.map { Self.lines($0, golden) } ?? []
    return ["\(golden) was recorded by this run, which is red therefore"] + before.map { "before: \($0)" }
  }

  private static func lines(_ reason: Reason, _ golden: Golden) -> [String] {
    switch reason {
    case .missing: ["\(golden) is not there"]
    case .unreadable(let problem): ["\(golden) can't be read: \(problem)"]
    case .different(let pictures): lines(pictures, golden)
    case .recorded: []
    }
  }

  /// Other versions of what draws come first: they may be all there is to it.
  private static func lines(_ pictures: ComparedPictures, _ golden: Golden) -> [String] {
    let versions = pictures.environment.isEmpty ? nil : "drawn with " + pictures.environment.joined(separator: ", ")
    let places = pictures.placeList.isEmpty ? nil : pictures.placeList
    return [versions, "the picture differs from \(golden)", pictures.difference?.description, places]
      .compactMap(\.self)
  }

  private var advice: String {
    if case .recorded = reason { return "look at it; the next run is green if it draws the same" }
    let mode: GoldenRecording = if case .missing = reason { .missing } else { .failed }
    return "to accept: GOLDENS=\(mode.rawValue) swift test --filter '\(golden.testFilter)'"
  }
}
