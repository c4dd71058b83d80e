import CalendarCore
import Glibc

/// A font file, of which only the directory of its tables is read.
struct FontFile {
  let path: String

  /// Which file it is; nil unless it is there, is a font, and is as long as its tables need.
  ///
  /// The form is that of the OpenType specification, "Organization of an OpenType Font": a version, the number of tables,
  /// and for each table sixteen bytes, the last eight its offset and length.
  var identity: FileIdentity? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var directory = [UInt8](repeating: 0, count: 12 + 16 * Self.mostTables)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    directory.removeLast(directory.count - max(0, pread(descriptor, &directory, directory.count, 0)))

    func number(at offset: Int) -> Int {
      directory.withUnsafeBytes { Int(UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self))) }
    }
    guard directory.count > 12, [0x0001_0000, 0x4F54_544F].contains(number(at: 0)) else { return nil }
    let tables = number(at: 4) >> 16
    guard (1...Self.mostTables).contains(tables), directory.count >= 12 + 16 * tables else { return nil }
    let isWhole = (0..<tables).allSatisfy { table in
      let entry = 12 + 16 * table
      return number(at: entry + 8) + number(at: entry + 12) <= Int(status.st_size)
    }
    return isWhole ? FileIdentity(status) : nil
  }

  var isWhole: Bool { identity != nil }

  /// Whether it is still the file that had an identity.
  func isStill(_ identity: FileIdentity) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileIdentity(status) == identity
  }

  /// More than any font has.
  private static let mostTables = 64
}
