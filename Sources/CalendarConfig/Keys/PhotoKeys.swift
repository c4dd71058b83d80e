import PageLayout

/// A wall page's photo.
enum PhotoKeys {
  static let file = ConfigKey("file", "a png, jpeg or svg file beside the config", .photoFile)
  static let fit = ConfigKey("fit", "whether the photo is wholly seen or fills its half", .choice(PagePhoto.Fit.self))
  static let focus = ConfigKey("focus", "the point that stays in sight: shares of width and height", .focus)

  static let all: [any AnyConfigKey] = [file, fit, focus]
}
