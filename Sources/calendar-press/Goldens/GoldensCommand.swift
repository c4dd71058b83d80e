import CalendarConfig
import Foundation
import PictureComparison

/// `goldens`: which golden pictures no test uses, or are too large.
struct GoldensCommand {
  private let invocation: Invocation
  private let log: String
  private let sizeLimit: Int

  /// The largest log read, in bytes; a line is some hundred.
  private static let logLimit = 1 << 28

  init(_ invocation: Invocation) throws(ToolError) {
    self.invocation = invocation
    guard let log = invocation.value(of: .used) else {
      throw invocation.usageError("--used FILE is missing; GOLDENS_USED=FILE swift test writes one")
    }
    self.log = log
    sizeLimit = try invocation.number(of: .maxBytes) ?? 32_768
  }

  /// Ends with an error of a line for each golden that something is wrong with, when there is one.
  func run() throws(ToolError) {
    let inspection = GoldenInspection(folders: invocation.operands)
    guard !inspection.goldens.isEmpty else {
      throw invocation.usageError(
        "no PNG file in a folder named Goldens below \(invocation.operands.joined(separator: ", "))")
    }
    let unused: [String]
    do {
      unused = try inspection.unused(by: GoldenUsage(log: Data(InputFile(log, limit: Self.logLimit).bytes)))
    } catch let error as ConfigError {
      throw .config(error.problems)
    } catch {
      throw .unreadable("\(log): \(error)")
    }
    let problems =
      unused.map { "\($0): no test uses it" }
      + inspection.larger(than: sizeLimit).map { "\($0): \($1) bytes; a golden has at most \(sizeLimit)" }
    guard problems.isEmpty else { throw .differing(problems.sorted().joined(separator: "\n")) }
  }
}
