import CairoRenderer
import CalendarConfig
import CalendarCore
import Foundation

extension ConfigSurroundings {
  /// The symbols, files and clock of this machine.
  ///
  /// - Parameter allowed: what configs may read beside their own folders.
  static func ofThisMachine(_ pictures: PictureLibrary, allowed: [String]) throws(ToolError) -> ConfigSurroundings {
    do {
      let catalog = try SymbolCatalog()
      return ConfigSurroundings(symbols: catalog.names, now: Date(), allowed: allowed) { path, mayRead in
        do {
          _ = try pictures.metrics(of: .file(path), where: mayRead)
          return nil
        } catch RenderError.unreadablePicture(_, let reason) {
          return reason
        } catch {
          return "\(error)"
        }
      }
    } catch {
      throw .resources("\(error)")
    }
  }
}
