import Glibc

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
    let environment = getenv(environmentVariable).map { String(cString: $0) }
    return try located(environment: environment, program: programFolder, source: sourceFolder)
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
    access(fonts + "/Inter.ttf", F_OK) == 0
  }

  private static var programFolder: String? {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = path.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
    return length > 0 ? folder(of: String(decoding: path[..<length], as: UTF8.self), levels: 1) : nil
  }

  /// The package's own folders, as they were when this file was compiled.
  private static var sourceFolder: ResourceFolder {
    let root = folder(of: #filePath, levels: 4)
    return ResourceFolder(fonts: root + "/Fonts", symbols: root + "/Assets/Symbols")
  }

  /// The folder so many levels above a path.
  private static func folder(of path: String, levels: Int) -> String {
    String((0..<levels).reduce(path[...]) { path, _ in path[..<(path.lastIndex(of: "/") ?? path.startIndex)] })
  }
}
