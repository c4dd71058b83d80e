import PageLayout

/// What a page is like.
enum PageKeys {
  static let kind = ConfigKey("kind", "what a page shows", .choice(PageKind.self), usual: "month")
  static let months = ConfigKey(
    "months", "the months on one poster, such as 2026-09..2027-08; the month of another page", .months)
  static let size = ConfigKey(
    "size", "the paper, or width and height", .paperSize, usual: "A4; a month is as large as it must be")
  static let orientation = ConfigKey(
    "orientation", "which way a named paper is turned", .choice(Orientation.self), usual: "portrait")
  static let dpi = ConfigKey("dpi", "pixels an inch of papers", .number(in: 10...2400), usual: "300")
  static let scale = ConfigKey("scale", "pixels a point of sizes in pixels", .number(in: 0.1...40), usual: "fitted")
  static let margin = ConfigKey("margin", "the white around a page", .length(in: 0...1000), usual: "the layout's")
  static let columns = ConfigKey(
    "columns", "months beside each other on a poster", .integer(in: 1...60), usual: "what suits the paper")
  static let form = ConfigKey("form", "how a poster sets its months", .choice(YearForm.self), usual: "grid")
  static let bleed = ConfigKey("bleed", "how far color runs over the cut edge", .length(in: 0...144), usual: "0")
  static let showsChevrons = ConfigKey("showsChevrons", "whether a month has paging buttons", .flag, usual: "false")
  static let miniMonths = ConfigKey(
    "miniMonths", "whether a wall page shows the months before and after", .flag, usual: "false")
  static let noteLines = ConfigKey(
    "noteLines", "lines to write on below a wall page's days", .integer(in: 0...40), usual: "0")

  static let photo = ConfigKey("photo", "a picture for half of a wall page", .photo)

  static let all: [any AnyConfigKey] = [
    kind, months, size, orientation, dpi, scale, margin, columns, form, bleed, showsChevrons, miniMonths, noteLines,
    photo,
  ]
}
