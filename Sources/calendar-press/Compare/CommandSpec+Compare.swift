/// `compare` in the table of commands.
extension CommandSpec {
  static let compare = CommandSpec(
    name: "compare", operands: "EXPECTED ACTUAL", kind: .pictures, count: 2...2,
    summary: "says whether two pictures are the same, and where not",
    details: """
      EXPECTED and ACTUAL are PNG files, - for stdin, or two folders of them. Days are named if the pictures were drawn by
      this program. What differs goes to stderr, one line a picture; the paths written go to stdout, and nothing is
      written when the pictures are the same.


      """,
    groups: [
      OptionGroup(title: "What counts as the same", options: [.tolerance, .share, .perceptual]),
      OptionGroup(title: "Output", options: [.diff, .report, .json]),
    ],
    statuses: [
      (.done, "the pictures are the same"), (.failed, "they differ, or something failed while writing"),
      (.wrong, "the command line is wrong, or a picture can't be read"),
    ]
  ) { invocation throws(ToolError) in
    try CompareCommand(invocation).run()
  }
}

extension OptionSpec {
  static let diff = OptionSpec(
    name: "--diff", argument: "FILE", summary: "a PNG of expected, difference and actual side by side, days named",
    meaning: .comparison)
  static let report = OptionSpec(
    name: "--report", argument: "FILE",
    summary: "a web page in one file: side by side, blinking, by a slider, as a map of the differences",
    meaning: .comparison)
  static let tolerance = OptionSpec(
    name: "--tolerance", argument: "N", summary: "how far a channel of a pixel may be off, 0 to 255", usual: "0",
    meaning: .comparison)
  static let share = OptionSpec(
    name: "--share", argument: "SHARE", summary: "the share of pixels that may be farther off, such as 0.1%",
    usual: "0, with --perceptual 0.001%", meaning: .comparison)
  static let perceptual = OptionSpec(
    name: "--perceptual", summary: "forgives what a reader would not notice, such as other antialiasing",
    meaning: .comparison)
}
