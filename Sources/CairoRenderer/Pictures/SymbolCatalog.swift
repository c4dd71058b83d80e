import Foundation

/// The symbols that the package ships, under SF Symbols' names.
public struct SymbolCatalog: Sendable {
  /// Their names, sorted.
  public let names: [String]

  /// Reads the names from the folder of the symbols' files.
  public init(resources: ResourceFolder? = nil) throws {
    let folder = try resources ?? ResourceFolder.located()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.symbols)) ?? []
    names = files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }
}
