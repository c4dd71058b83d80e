import CairoRenderer
import Foundation
import PictureComparison

/// `compare`: whether pictures are the same, and where not.
struct CompareCommand {
  private let invocation: Invocation
  private let measure: PictureMeasure

  init(_ invocation: Invocation) throws(ToolError) {
    self.invocation = invocation
    measure = try PictureMeasure(invocation)
  }

  /// Ends with an error that says what differs, when something does.
  func run() throws(ToolError) {
    let entries = try entries()
    if invocation.has(.json) { try invocation.console.print(ComparisonSummary(entries).json()) }
    try writeSheet(entries)
    if let path = invocation.value(of: .report) {
      try write(Array(ComparisonReport(entries).html.utf8), to: path)
    }
    let unreadable = entries.filter(\.isUnreadable)
    guard unreadable.isEmpty else { throw .unreadable(lines(unreadable)) }
    let differing = entries.filter { $0.problem != nil }
    guard differing.isEmpty else { throw .differing(lines(differing)) }
  }

  private func entries() throws(ToolError) -> [ReportEntry] {
    let (expected, actual) = (invocation.operands[0], invocation.operands[1])
    switch (PictureFolder(expected), PictureFolder(actual)) {
    case (let expectedFolder?, let actualFolder?):
      guard invocation.value(of: .diff) == nil else {
        throw invocation.usageError("--diff shows two pictures; --report FILE shows those of folders")
      }
      return try entries(expectedFolder, actualFolder)
    case (nil, nil): return [entry(named: actual, expected: expected, actual: actual)]
    case (_?, nil), (nil, _?):
      throw invocation.usageError("a folder is only compared with a folder")
    }
  }

  private func entries(_ expected: PictureFolder, _ actual: PictureFolder) throws(ToolError) -> [ReportEntry] {
    let names = Set(expected.names).union(actual.names).sorted()
    guard !names.isEmpty else { throw .unreadable("\(expected.path) and \(actual.path) have no PNG files") }
    return names.map { name in
      guard expected.names.contains(name) else { return ReportEntry(name: name, outcome: .unexpected) }
      guard actual.names.contains(name) else { return ReportEntry(name: name, outcome: .missing) }
      return entry(named: name, expected: expected.file(name), actual: actual.file(name))
    }
  }

  private func entry(named name: String, expected: String, actual: String) -> ReportEntry {
    do throws(UnreadablePicture) {
      let expected = try PictureFile(expected)
      let actual = try PictureFile(actual)
      let pictures = ComparedPictures(expected: expected.picture, actual: actual.picture, measure: measure)
      guard pictures.difference != nil else { return ReportEntry(name: name, outcome: .same) }
      return ReportEntry(
        name: name, outcome: .different(pictures, expectedFile: expected.bytes, actualFile: actual.bytes))
    } catch {
      return ReportEntry(name: error.path, outcome: .unreadable(error.reason))
    }
  }

  private func writeSheet(_ entries: [ReportEntry]) throws(ToolError) {
    guard let path = invocation.value(of: .diff), case .different(let pictures, _, _) = entries[0].outcome else {
      return
    }
    let sheet: DifferenceSheet
    do {
      sheet = try DifferenceSheet(pictures)
    } catch {
      throw .drawing(path: path, reason: "\(error)")
    }
    try write(Array(sheet.image.png()), to: path)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    try FileWriter().write(bytes, to: path)
    // With --json stdout is one JSON value.
    if !invocation.has(.json) { try invocation.console.print(path) }
  }

  private func lines(_ entries: [ReportEntry]) -> String {
    entries.map { "\($0.name): \($0.problem ?? "")" }.joined(separator: "\n")
  }
}

extension ReportEntry {
  fileprivate var isUnreadable: Bool {
    if case .unreadable = outcome { true } else { false }
  }
}
