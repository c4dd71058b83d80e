import Foundation

/// The instants of the moon's phases as another implementation computed them; its source is told in the file.
enum LunationFixture {
  static func instants() throws -> [Date] {
    let file = Bundle.module.resourceURL!.appending(path: "Fixtures/moon-phases.txt")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ") }
      .map { try Date("\($0):00Z", strategy: .iso8601) }
  }
}
