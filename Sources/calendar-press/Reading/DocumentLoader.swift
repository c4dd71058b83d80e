import CairoRenderer
import CalendarConfig
import CalendarCore
import PageLayout

/// Reads the documents a command is about: from configs, or from options alone.
struct DocumentLoader {
  private let reader: ConfigReader
  private let options: [ConfigOption.Use]

  init(_ invocation: Invocation) throws(ToolError) {
    options = invocation.configOptions
    reader = ConfigReader(surroundings: try .ofThisMachine())
  }

  /// The documents of configs, in order. When any is wrong, the mistakes of all are told.
  func configs(_ paths: [String]) throws(ToolError) -> [CalendarDocument] {
    var documents: [CalendarDocument] = []
    var problems: [ConfigProblem] = []
    for path in paths {
      do throws(ConfigError) {
        let file = try InputFile(path, limit: reader.limits.bytes)
        documents.append(
          try reader.document(from: file.bytes, named: file.name, in: file.folder, overruledBy: options))
      } catch {
        // A wrong option is wrong for every config; it is told once.
        problems += error.problems.filter { !problems.contains($0) }
      }
    }
    guard problems.isEmpty else { throw .config(problems) }
    return documents
  }

  /// The document of a month.
  ///
  /// - Parameter time: the command's WHEN; nil for the current month.
  func month(_ time: String?) throws(ToolError) -> CalendarDocument {
    try document(time.map { [ConfigOption.Use(.when, $0)] } ?? [])
  }

  /// The document of a year poster.
  func year(_ time: String?) throws(ToolError) -> CalendarDocument {
    try document([ConfigOption.Use(.kind, PageKind.year.rawValue)] + (time.map { [ConfigOption.Use(.year, $0)] } ?? []))
  }

  /// The document of options alone, the command's own before those that were given.
  private func document(_ time: [ConfigOption.Use]) throws(ToolError) -> CalendarDocument {
    do throws(ConfigError) {
      return try reader.document(from: time + options)
    } catch {
      throw .config(error.problems)
    }
  }
}
