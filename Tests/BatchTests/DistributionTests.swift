import Foundation
import Testing
import ToolRunning

@Suite("A batch in parts")
struct DistributionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeMonths()
  }

  private func whole() throws -> [String: Data] {
    #expect(try folder.tool.run(["batch", "months.yml", "--output-dir", "whole"]).status == 0)
    return try folder.contents(of: "whole")
  }

  @Test("of sixteen writes the files of one run, each once")
  func shards() throws {
    var written: [String] = []
    for number in 1...16 {
      let part = try folder.tool.run([
        "batch", "months.yml", "--output-dir", "parts", "--shard", "\(number)/16", "--json",
      ])
      #expect(part.status == 0)
      #expect(!part.output.contains("skipped"))
      written += part.output.split(separator: "\n").map(String.init)
    }
    #expect(Set(written).count == 60)
    #expect(written.count == 60)
    #expect(try folder.contents(of: "parts") == whole())
  }

  @Test("is taken from what schedulers say")
  func schedulers() throws {
    let slurm = try folder.tool.shell(
      """
      for id in 0 2 4; do
        SLURM_ARRAY_TASK_ID=$id SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=4 SLURM_ARRAY_TASK_STEP=2 \
          SLURM_ARRAY_TASK_COUNT=3 "$tool" batch months.yml --shard auto --list
      done
      """)
    let kubernetes = try folder.tool.shell(
      "for index in 0 1 2; do JOB_COMPLETION_INDEX=$index \"$tool\" batch months.yml --shard auto/3 --list; done")
    let all = try folder.tool.run(["batch", "months.yml", "--list"])
    #expect(slurm.output == kubernetes.output)
    #expect(slurm.output.split(separator: "\n").sorted() == all.output.split(separator: "\n").sorted())
    let none = try folder.tool.shell("env -u SLURM_ARRAY_TASK_ID \"$tool\" batch months.yml --shard auto")
    #expect(
      none.errors.hasPrefix(
        "calendar-press batch: --shard: SLURM_ARRAY_TASK_ID is not set; this is not a Slurm array's task\n"))
    #expect(none.status == 2)
  }

  @Test("by GNU parallel writes the files of one run")
  func parallel() throws {
    let outcome = try folder.tool.shell(
      "\"$tool\" batch months.yml --list --output-dir parallel "
        + "| parallel --will-cite --halt now,fail=1 --pipe -N7 -j3 \"$tool\" render --job -")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 60)
    #expect(try folder.contents(of: "parallel") == whole())
  }

  @Test("is drawn from anywhere: a job names its folder and brings its date along")
  func elsewhere() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>", to: "configs/dot.svg")
    try folder.write(
      "today: now\ndecorations: [{on: {weekday: friday}, image: dot.svg}]\noutput: '{date}.png'", to: "configs/a.yml")
    let list = try folder.tool.run(["batch", "configs/a.yml", "--list"])
    try folder.write(list.output, to: "elsewhere/jobs")
    let there = try folder.tool.shell("cd elsewhere && \"$tool\" render --job jobs --output-dir there")
    let here = try folder.tool.run(["batch", "configs/a.yml", "--output-dir", "here"])
    #expect(there.output == here.output.replacing("here", with: "there"))
    #expect(try folder.contents(of: "elsewhere/there") == folder.contents(of: "here"))
  }
}
