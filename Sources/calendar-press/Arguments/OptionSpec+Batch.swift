/// The options of many files.
extension OptionSpec {
  static let workers = OptionSpec(
    name: "--jobs", short: "-j", argument: "N", summary: "how many files are drawn at once", usual: "one a core",
    meaning: .run)
  static let quiet = OptionSpec(
    name: "--quiet", short: "-q", summary: "no progress and no summary, only failures", meaning: .run)
  static let failFast = OptionSpec(
    name: "--fail-fast", summary: "ends at the first failure instead of drawing the others", meaning: .run)
  static let force = OptionSpec(
    name: "--force", summary: "draws again what is there from the same input", meaning: .run)
  static let list = OptionSpec(
    name: "--list", summary: "prints the jobs as lines of JSON, for render --job, and draws nothing", meaning: .run)
  static let shard = OptionSpec(
    name: "--shard", argument: "PART",
    summary: "a part of the jobs: 3/16; auto in a Slurm array; auto/16 in a Kubernetes indexed Job",
    usual: "all of them", meaning: .run)
  static let job = OptionSpec(
    name: "--job", summary: "the files have a job a line, as batch --list prints them", meaning: .run)
  static let maxJobs = OptionSpec(
    name: "--max-jobs", argument: "N", summary: "how many files there may be, and combinations of a matrix",
    usual: "100000 files, 10000 combinations", meaning: .run)
}
