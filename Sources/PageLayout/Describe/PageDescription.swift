import CalendarCore

/// What pages show and where, as `describe` prints it: JSON whose keys are relied on from outside.
public struct PageDescription: Encodable {
  /// What frames are measured in.
  public enum Unit: Hashable, Sendable {
    /// Pixels of a PNG.
    case pixels
    /// Points of a PDF or SVG.
    case points
  }

  let pages: [Page]

  /// The description of scenes.
  public init(_ scenes: [Scene], in unit: Unit = .pixels) {
    pages = scenes.map { Page($0, in: unit) }
  }
}

extension PageDescription {
  /// One of the pages, for who has too many to describe them at once.
  public struct Page: Encodable {
    let width: Double
    let height: Double
    /// Left out of pages that are measured in pixels.
    let dpi: Double?
    let title: String
    let altText: String
    let language: String
    let isRightToLeft: Bool
    let months: [MonthDescription]

    public init(_ scene: Scene, in unit: Unit = .pixels) {
      let scale = unit == .pixels ? scene.raster.scale : 1
      width = unit == .pixels ? Double(scene.raster.width) : scene.size.width.rounded(to: 1000)
      height = unit == .pixels ? Double(scene.raster.height) : scene.size.height.rounded(to: 1000)
      dpi = unit == .pixels ? scene.raster.dpi : nil
      title = scene.title
      altText = scene.altText
      language = scene.language
      isRightToLeft = scene.isRightToLeft
      months = scene.months.map { MonthDescription($0, scale: scale) }
    }
  }
}

extension Double {
  /// The nearest multiple of `1 / parts`.
  func rounded(to parts: Double) -> Double {
    (self * parts).rounded() / parts
  }
}
