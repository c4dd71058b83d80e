import Foundation

/// Where the fonts and symbols that the package ships lie on this machine.
///
/// `Bundle.module` traps when they are not where they were built, so they are looked for here and an error says where.
public struct ResourceFolder: Hashable, Sendable {
  /// The folder of the font files.
  public let fonts: String
  /// The folder of the symbols' SVG files.
  public let symbols: String

  /// The environment variable that names a folder with `Fonts` and `Symbols` in it, and overrules every other place.
  public static let environmentVariable = "CALENDAR_PRESS_RESOURCES"

  /// A folder that holds `Fonts` and `Symbols`.
  public init(path: String) {
    self.init(fonts: path + "/Fonts", symbols: path + "/Symbols")
  }

  private init(fonts: String, symbols: String) {
    self.fonts = fonts
    self.symbols = symbols
  }

  /// The folder of the running program: the one that `CALENDAR_PRESS_RESOURCES` names; else beside the program, in
  /// `../share/calendar-press` seen from it, or where the package was built.
  public static func located() throws -> ResourceFolder {
    try located(
      environment: ProcessInfo.processInfo.environment[environmentVariable], program: programFolder,
      source: sourceFolder)
  }

  static func located(environment: String?, program: String?, source: ResourceFolder) throws -> ResourceFolder {
    if let environment, !environment.isEmpty {
      let folder = ResourceFolder(path: environment)
      guard folder.exists else {
        throw RenderError.resourcesNotFound(
          lookedIn: [environment], hint: "\(environmentVariable) must name a folder that holds Fonts and Symbols")
      }
      return folder
    }
    var candidates: [ResourceFolder] = []
    if let program {
      candidates.append(ResourceFolder(path: program + "/calendar-press_CairoRenderer.resources"))
      candidates.append(ResourceFolder(path: program + "/../share/calendar-press"))
    }
    candidates.append(source)
    guard let folder = candidates.first(where: \.exists) else {
      throw RenderError.resourcesNotFound(
        lookedIn: candidates.map(\.fonts),
        hint: "set \(environmentVariable) to a folder that holds Fonts and Symbols")
    }
    return folder
  }

  private var exists: Bool {
    FileManager.default.fileExists(atPath: fonts + "/" + "Inter.ttf")
  }

  private static var programFolder: String? {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
    return program.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// The package's own folders, as they were when this file was compiled.
  private static var sourceFolder: ResourceFolder {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return ResourceFolder(fonts: root + "/Fonts", symbols: root + "/Assets/Symbols")
  }
}
