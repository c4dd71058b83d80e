import CCairo
import Foundation

/// A SHA-256 of what something is made from.
public struct ContentDigest: Hashable, Sendable {
  /// 64 digits.
  public let hexadecimal: String

  /// The digest of some texts in their order; no other texts have it.
  public init(of texts: [String]) {
    var checksum = Checksum256()
    for var text in texts {
      // The length in front keeps ["ab", "c"] apart from ["a", "bc"].
      var length = "\(text.utf8.count):"
      length.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
      text.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
    }
    hexadecimal = checksum.finish()
  }

  /// The digest of a file's bytes. Throws Foundation's error when it can't be read.
  public init(ofFile path: String) throws {
    let handle = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? handle.close() }
    var checksum = Checksum256()
    while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty {
      data.withUnsafeBytes { checksum.add($0) }
    }
    hexadecimal = checksum.finish()
  }
}

/// GLib's SHA-256 in the making. It is linked anyway: pango needs it.
private struct Checksum256: ~Copyable {
  private let checksum = g_checksum_new(G_CHECKSUM_SHA256)

  deinit {
    g_checksum_free(checksum)
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    g_checksum_update(checksum, bytes.bindMemory(to: UInt8.self).baseAddress, gssize(bytes.count))
  }

  consuming func finish() -> String {
    String(cString: g_checksum_get_string(checksum))
  }
}
