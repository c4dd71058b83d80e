import Foundation

/// What is wrong with the golden pictures in some folders.
public struct GoldenInspection: Sendable {
  /// The paths of the goldens, below the folders as these were given.
  public let goldens: [String]

  /// Finds the PNG files in every folder named `Goldens` below some folders, or in such a folder itself. What is
  /// hidden, as `.build`, is passed over.
  public init(folders: [String]) {
    goldens = folders.flatMap(Self.goldens).sorted()
  }

  private static func goldens(below folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    let isShelf = URL(filePath: folder).pathComponents.contains("Goldens")
    var goldens: [String] = []
    while let file = files.nextObject() as? String {
      let parts = file.split(separator: "/")
      if parts.last?.hasPrefix(".") == true { files.skipDescendants() }
      guard parts.last?.hasSuffix(".png") == true, isShelf || parts.dropLast().contains("Goldens") else { continue }
      goldens.append(folder.hasSuffix("/") ? folder + file : folder + "/" + file)
    }
    return goldens
  }

  /// The goldens that no test of a run has used. Throws `GoldenUsageError` when the run can't tell.
  public func unused(by usage: GoldenUsage) throws(GoldenUsageError) -> [String] {
    guard usage.filters.isEmpty else { throw .partOfTheTests(usage.filters.sorted()) }
    let unused = goldens.filter { !usage.goldens.contains(URL(filePath: $0).resolvingSymlinksInPath().path) }
    guard unused.count < goldens.count || goldens.isEmpty else { throw .goldensElsewhere }
    return unused
  }

  /// The goldens with more bytes than `limit`, and how many they have.
  public func larger(than limit: Int) -> [(golden: String, bytes: Int)] {
    goldens.compactMap { golden in
      let attributes = try? FileManager.default.attributesOfItem(atPath: golden)
      guard let bytes = (attributes?[.size] as? NSNumber)?.intValue, bytes > limit else { return nil }
      return (golden, bytes)
    }
  }
}
