import CalendarCore
public import PageLayout

/// Knows the fonts and how large text set in them is.
///
/// Only what a text needs is loaded: the file of its design, the faces of its scripts, and the system's fonts when the
/// shipped ones lack a letter. What a text looks like never depends on what was set before.
///
/// Not `Sendable`: each worker has one of its own.
public final class FontBook: TextMeasuring {
  /// Where fonts may come from.
  public let source: FontSource
  let folder: ResourceFolder
  private var maps: [FontSet: FontMap] = [:]
  private var shapes = GenerationCache<TextKey, ShapedText>(capacity: 2048)
  private var capHeights: [TextKey: Double] = [:]

  /// A book of the shipped fonts, and of the system's where `source` lets them in; throws when one of the shipped ones
  /// is not where it should be, or not whole.
  public init(fonts source: FontSource = .system, resources: ResourceFolder? = nil) throws {
    self.source = source
    folder = try resources ?? ResourceFolder.located()
    for file in FontSet.shipped.files where !FontFile(path: "\(folder.fonts)/\(file)").isWhole {
      throw RenderError.brokenFont(path: "\(folder.fonts)/\(file)")
    }
  }

  public func metrics(of text: String, style: TextStyle) -> TextMetrics {
    shaped(text, style: style).metrics
  }

  /// Whether a page needs more than the shipped fonts, and so depends on what this machine has.
  public func usesSystemFonts(for scene: Scene) -> Bool {
    source == .system && scene.texts.contains { shaped($0.text, style: $0.style).usesSystemFonts }
  }

  /// A text as glyphs.
  func shaped(_ text: String, style: TextStyle) -> ShapedText {
    let key = TextKey(text: text, style: style)
    return shapes.value(for: key) {
      var shape = shape(key)
      shape.metrics.capHeight = capHeight(for: key)
      return shape
    }
  }

  private func shape(_ key: TextKey) -> ShapedText {
    let lean = FontSet.lean(key.style.design.face, scripts: ShippedFace.needed(for: key.text))
    var shape = LineShaper(map: map(of: lean)).shape(key.text, style: key.style)
    // The shipped fonts come before the system's, so that what they can draw looks the same on every machine.
    for larger in source == .system ? [FontSet.shipped, .system] : [.shipped] where !shape.metrics.missing.isEmpty {
      shape = LineShaper(map: map(of: larger)).shape(key.text, style: key.style)
      shape.usesSystemFonts = larger == .system
    }
    return shape
  }

  private func capHeight(for key: TextKey) -> Double {
    let sample = TextKey(text: FigureSample.text(for: key.text), style: key.style)
    if let height = capHeights[sample] { return height }
    let height = -shape(sample).metrics.ink.y
    capHeights[sample] = height
    return height
  }

  private func map(of set: FontSet) -> FontMap {
    if let map = maps[set] { return map }
    let map = FontMap(files: set.files.map { folder.fonts + "/" + $0 }, system: set == .system)
    maps[set] = map
    return map
  }
}

/// What a shaped text is kept under.
struct TextKey: Hashable {
  var text: String
  var style: TextStyle
}
