import CairoRenderer
import CalendarConfig
import Foundation

/// Why a picture can't be compared.
struct UnreadablePicture: Error {
  let path: String
  let reason: String
}

/// A PNG file, read.
struct PictureFile {
  let bytes: Data
  let picture: PNGPicture

  /// Larger files are not read, in bytes.
  private static let limit = 1 << 29

  /// Reads a file, or stdin for `-`.
  init(_ path: String) throws(UnreadablePicture) {
    do {
      bytes = Data(try InputFile(path, limit: Self.limit).bytes)
      picture = try PNGReader().picture(in: bytes)
    } catch let error as ConfigError {
      // A file that can't be read has one problem: the system's reason.
      throw UnreadablePicture(path: path, reason: error.problems.map(\.message).joined(separator: ", "))
    } catch {
      throw UnreadablePicture(path: path, reason: "\(error)")
    }
  }
}
