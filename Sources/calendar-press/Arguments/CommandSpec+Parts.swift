import CalendarConfig

/// What commands have in common.
extension CommandSpec {
  /// The options of what is shown.
  static let content = [
    OptionGroup(title: "Calendar", options: ConfigOption.view.map(OptionSpec.init)),
    OptionGroup(title: "Page", options: ConfigOption.page.map(OptionSpec.init)),
  ]

  static let drawing =
    content + [
      OptionGroup(
        title: "Output",
        options: [.output, .format, .outputFolder] + ConfigOption.output.map(OptionSpec.init)),
      permissions,
    ]

  /// What configs may ask for.
  private static let permissions = OptionGroup(title: "Limits", options: [.allow, .limit])

  static func running(_ options: [OptionSpec]) -> OptionGroup { OptionGroup(title: "Run", options: options) }

  static let batchOptions: [OptionSpec] = [
    .workers, .quiet, .json, .failFast, .force, .list, .shard, .maxJobs,
  ]

  static let checking =
    content + [OptionGroup(title: "Output", options: ConfigOption.output.map(OptionSpec.init)), permissions]

  static let describing =
    content + [
      OptionGroup(title: "Output", options: [.format, .html] + ConfigOption.output.map(OptionSpec.init)), permissions,
    ]

  static let drawingStatuses: [(status: ExitStatus, meaning: String)] = [
    (.done, "every file was written"), (.failed, "something failed while drawing or writing"),
    (.wrong, "the command line or a config is wrong; nothing was written"),
  ]

  static let readingStatuses: [(status: ExitStatus, meaning: String)] = [
    (.done, "done"), (.failed, "something failed while drawing or writing"),
    (.wrong, "the command line or a config is wrong"),
  ]

  static let whenDetails = """
    WHEN is a month 2027-02, a year 2027, a day 2027-02-14 (its month), or a month in another calendar's reckoning:
    hebrew:5787-07, chinese:2023-02L (L: leap month). A date without a calendar is Gregorian and means the month, in the
    page's calendar, that holds it. Left out, it is the current one. 2027-01..2027-12 is a page a month.


    """

  static let batchDetails = """
    A config's matrix makes a file of each combination: matrix: {locale: [en_US, ru_RU], pages: 2020..2029}, with
    output: '{locale}-{year}.png'. A failed file does not stop the others; all failures are told at the end. An
    interrupted batch leaves whole files only; the same command goes on where it ended, and draws again what has changed.

    On several machines: batch a.yml --list | parallel --pipe -N50 calendar-press render --job -
    or --shard 3/16 with an output folder that they share.


    """

  static let outputDetails = """
    Without -o a config's own output is written, or else a file in the current folder named after the config and the
    month, such as 2027-02.png. The paths written go to stdout, one a line. A file is complete or absent.

    Week numbers: an iso number is that of the week the row's Thursday lies in, wherever rows begin.


    """
}
