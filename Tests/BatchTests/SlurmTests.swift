import Foundation
import Testing
import ToolRunning

@Suite("A batch in a Slurm array", .enabled(if: SlurmCluster.isInstalled, "slurm-wlm and munge are not installed"))
struct SlurmTests {
  @Test("writes the files of one run, however the array counts")
  func array() throws {
    let folder = try TemporaryFolder()
    try folder.writeMonths()
    #expect(try folder.tool.run(["batch", "months.yml", "--output-dir", "whole"]).status == 0)
    guard let cluster = try SlurmCluster(in: folder) else {
      try Test.cancel("Slurm can't be started here")
    }
    for (name, ids) in [("one", "1-4"), ("steps", "3-17:7")] {
      let outcome = try cluster.shell(
        "sbatch --wait --array=\(ids) -o '\(name)-%a.out' "
          + "--wrap \"\\\"$tool\\\" batch months.yml --shard auto --output-dir \(name)\"")
      #expect(outcome.status == 0)
      #expect(try folder.contents(of: name) == folder.contents(of: "whole"))
    }
  }
}
