import CairoRenderer
import CalendarConfig
import CalendarCore
import Foundation

extension ConfigSurroundings {
  /// The symbols, files and clock of this machine.
  static func ofThisMachine(_ pictures: PictureLibrary) throws(ToolError) -> ConfigSurroundings {
    do {
      return ConfigSurroundings(symbols: try SymbolCatalog().names, now: Date()) { path in
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "no such file" }
        if isFolder.boolValue { return "is a folder" }
        do {
          _ = try pictures.metrics(of: .file(path))
          return nil
        } catch {
          return "\(error)"
        }
      }
    } catch {
      throw .resources("\(error)")
    }
  }
}
