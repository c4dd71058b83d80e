import CairoRenderer
import CalendarCore

/// A picture that shows where two others differ: those pixels in red, what was forgiven in amber, over a pale copy.
struct DifferencePanel {
  static let different = RGBA(214, 0, 40)
  static let forgiven = RGBA(255, 170, 0)

  let image: PixelImage

  /// The panel of two pictures, as large as both together.
  init(_ pictures: ComparedPictures) {
    let (expected, actual) = (pictures.expected.image, pictures.actual.image)
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let map = pictures.difference?.pixels?.map
    let isSized = expected.width != actual.width || expected.height != actual.height
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      expected.withPlane { expected in
        actual.withPlane { actual in
          for y in 0..<height {
            for x in 0..<width {
              let verdict = map?[x, y] ?? (isSized ? Self.verdict(expected, actual, x: x, y: y) : .same)
              let color = Self.color(verdict, expected.contains(x, y) ? expected[x, y] : .white)
              let start = (y * width + x) * 4
              (bytes[start], bytes[start + 1], bytes[start + 2]) = (color.red, color.green, color.blue)
              bytes[start + 3] = 255
            }
          }
        }
      }
      count = width * height * 4
    }
    image = PixelImage(width: width, height: height, bytes: bytes)
  }

  /// Pictures of different sizes: what only one of them has differs.
  private static func verdict(_ expected: PixelPlane, _ actual: PixelPlane, x: Int, y: Int) -> PixelVerdict {
    guard expected.contains(x, y), actual.contains(x, y) else { return .different }
    return expected.word(x, y) == actual.word(x, y) ? .same : .different
  }

  private static func color(_ verdict: PixelVerdict, _ original: RGBA) -> RGBA {
    switch verdict {
    case .different: return different
    case .forgiven: return forgiven
    case .same:
      let seen = original.painted(on: 255)
      let brightness = (Int(seen.red) * 299 + Int(seen.green) * 587 + Int(seen.blue) * 114) / 1000
      // Dark pages become as pale as light ones.
      let pale = UInt8(255 - (255 - brightness) / 5)
      return RGBA(pale, pale, pale)
    }
  }
}

extension PixelPlane {
  fileprivate func contains(_ x: Int, _ y: Int) -> Bool { x < width && y < height }
}
