/// `goldens` in the table of commands.
extension CommandSpec {
  static let goldens = CommandSpec(
    name: "goldens", operands: "FOLDER…", kind: .pictures, count: 1...Int.max,
    summary: "finds golden pictures that no test uses, or that are too large",
    details: """
      Goldens are the PNG files in folders named Goldens below each FOLDER, as GoldenTesting records them. Which are used
      only a run of all tests tells, in the same place, with the log as an environment variable:

        rm -f used.log; GOLDENS_USED=$PWD/used.log swift test && calendar-press goldens Tests --used used.log

      What is found goes to stderr, one line a golden.


      """,
    groups: [OptionGroup(title: "Options", options: [.used, .maxBytes])],
    statuses: [
      (.done, "every golden is used and small enough"), (.failed, "some are not"),
      (.wrong, "the command line is wrong, or the log doesn't tell"),
    ]
  ) { invocation throws(ToolError) in
    try GoldensCommand(invocation).run()
  }
}

extension OptionSpec {
  static let used = OptionSpec(
    name: "--used", argument: "FILE", summary: "the log of a run of all tests; required", meaning: .comparison)
  static let maxBytes = OptionSpec(
    name: "--max-bytes", argument: "N", summary: "how large a golden may be", usual: "32768", meaning: .comparison)
}
