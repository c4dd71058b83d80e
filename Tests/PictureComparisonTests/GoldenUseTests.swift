import Testing

@testable import PictureComparison

struct GoldenUseTests {
  @Test(
    "A run that was told to leave tests out is known by its options",
    arguments: [
      (["tests", "--testing-library", "swift-testing"], []),
      (["tests"], []), (["tests", "App.Months/testMay,App.Years/testAll"], ["tests chosen by name"]),
      (["tests", "--filter", "Months", "--skip", "Years"], ["--filter Months", "--skip Years"]),
    ] as [([String], [String])])
  func filters(arguments: [String], filters: [String]) {
    #expect(GoldenUse.filters(in: arguments) == filters)
  }
}
