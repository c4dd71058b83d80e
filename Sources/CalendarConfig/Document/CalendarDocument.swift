public import CalendarCore
public import PageLayout

/// A config as it is meant: every value read and right.
public struct CalendarDocument: Hashable, Sendable {
  /// The config's name as it was given; empty when there are only options.
  public var name: String
  public var view: ViewSettings
  public var theme: Theme
  /// At least one.
  public var pages: [PagePlan]
  /// nil when the config names no file.
  public var output: OutputPattern?
  public var fonts: FontChoice
  /// The colours of the display that its pictures are for; nil for all.
  public var colors: DisplayColors?
  public var compression: Compression
  /// The texts that are drawn as they are written, with their places: for mistakes that only drawing finds.
  public var texts: [ConfigText]
  /// The files it needs, in the order in which they are named.
  public var files: [ConfigFile]
  /// What a matrix decided in it.
  public var choices: [MatrixChoice]
}

extension CalendarDocument {
  /// What is wrong with `colors` beside another format.
  public static let colorsAreForPNG = "PDF and SVG keep all colors; colors is for files that end in .png"
}
