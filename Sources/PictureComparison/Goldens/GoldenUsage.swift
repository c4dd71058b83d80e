public import Foundation

/// The goldens that a test run has used.
public struct GoldenUsage: Hashable, Sendable {
  /// Their files, with links in the paths followed.
  public let goldens: Set<String>
  /// The options by which the run left tests out; empty for a run of all.
  public let filters: Set<String>

  public init(_ uses: [GoldenUse]) {
    goldens = Set(uses.map { URL(filePath: $0.golden).resolvingSymlinksInPath().path })
    filters = Set(uses.flatMap(\.filters))
  }

  /// Reads a log of uses, a line each. Throws for a line that is none, with its number.
  public init(log: Data) throws {
    let decoder = JSONDecoder()
    self.init(
      try log.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
        do {
          return try decoder.decode(GoldenUse.self, from: Data(line))
        } catch {
          throw GoldenUsageError.unreadableLine(index + 1)
        }
      })
  }
}
