import Foundation

/// The symbols that the package ships, under SF Symbols' names.
public struct SymbolCatalog: Sendable {
  private let folder: String

  /// The symbols in the folder of their files.
  public init(resources: ResourceFolder? = nil) throws {
    folder = try (resources ?? ResourceFolder.located()).symbols
  }

  /// Their names, sorted: those of the files.
  public var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }
}
