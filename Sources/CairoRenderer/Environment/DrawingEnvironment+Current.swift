import CCairo
import Foundation
public import PageLayout

extension DrawingEnvironment {
  /// What this process draws with; without fonts, as they depend on the scene.
  public static var current: DrawingEnvironment {
    DrawingEnvironment(libraries: [
      "cairo": String(cString: cairo_version_string()), "pango": String(cString: pango_version_string()),
      "freetype": version(Int(ccairo_freetype_version())), "fontconfig": version(Int(FcGetVersion())),
      "harfbuzz": String(cString: hb_version_string()),
    ])
  }

  /// A number such as 21401 as `2.14.1`.
  private static func version(_ number: Int) -> String {
    "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }
}

extension FontBook {
  /// What this process draws a scene with.
  public func environment(of scene: Scene) -> DrawingEnvironment {
    var environment = DrawingEnvironment.current
    for file in files(for: scene) {
      guard let data = FileManager.default.contents(atPath: folder.fonts + "/" + file) else { continue }
      environment.fonts[file] = Self.digest(data)
    }
    return environment
  }

  private static func digest(_ data: Data) -> String {
    data.withUnsafeBytes { bytes in
      guard
        let digest = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count))
      else { return "" }
      defer { g_free(digest) }
      return String(String(cString: digest).prefix(16))
    }
  }
}
