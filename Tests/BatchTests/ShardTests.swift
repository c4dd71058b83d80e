import CalendarConfig
import Testing

@Suite("A shard")
struct ShardTests {
  @Test("has no job of another, and together they have all", arguments: [1, 2, 3, 16, 101])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try Shard("\($0)/\(count)", environment: [:]) }
    for index in 0..<100 {
      #expect(shards.count { $0.contains(index) } == 1)
    }
  }

  private static let slurm = [
    "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "31",
    "SLURM_ARRAY_TASK_STEP": "2", "SLURM_ARRAY_TASK_COUNT": "16",
  ]

  @Test(
    "is read from what a scheduler says",
    arguments: [
      ("3/16", [:], 3, 16),
      ("auto", slurm, 4, 16),
      ("auto", slurm.merging(["SLURM_ARRAY_TASK_ID": "1"]) { $1 }, 1, 16),
      ("auto", slurm.merging(["SLURM_ARRAY_TASK_ID": "31"]) { $1 }, 16, 16),
      ("auto/16", ["JOB_COMPLETION_INDEX": "0"], 1, 16),
      ("auto/16", ["JOB_COMPLETION_INDEX": "15"], 16, 16),
    ])
  func parsing(text: String, environment: [String: String], number: Int, count: Int) throws {
    #expect(try Shard(text, environment: environment) == Shard(number: number, of: count))
  }

  @Test(
    "is refused where there is none",
    arguments: [
      ("0/16", [:], "there is no part 0/16; parts count from 1"),
      ("17/16", [:], "there is no part 17/16; parts count from 1"),
      ("3", [:], "takes a part such as 3/16, auto or auto/16, not \"3\""),
      ("-1/4", [:], "takes a part such as 3/16, auto or auto/16, not \"-1/4\""),
      ("auto", [:], "SLURM_ARRAY_TASK_ID is not set; this is not a Slurm array's task"),
      (
        "auto", slurm.merging(["SLURM_ARRAY_TASK_ID": "4"]) { $1 },
        "the array's ids must be evenly spaced, such as --array=1-16; task 4 of 16 from 1 in steps of 2 is not"
      ),
      (
        // --array=1,3,7
        "auto",
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "7",
          "SLURM_ARRAY_TASK_STEP": "1", "SLURM_ARRAY_TASK_COUNT": "3",
        ],
        "the array's ids must be evenly spaced, such as --array=1-16; task 3 of 3 from 1 in steps of 1 is not"
      ),
      (
        "auto", slurm.merging(["SLURM_ARRAY_TASK_COUNT": "many"]) { $1 },
        "SLURM_ARRAY_TASK_COUNT is \"many\", which is no number"
      ),
      ("auto/16", [:], "JOB_COMPLETION_INDEX is not set; this is not a Kubernetes indexed Job"),
      (
        "auto/16", ["JOB_COMPLETION_INDEX": "16"], "JOB_COMPLETION_INDEX is 16, but auto/16 has the indices 0 to 15"
      ),
    ])
  func mistakes(text: String, environment: [String: String], message: String) {
    do throws(Shard.Mistake) {
      _ = try Shard(text, environment: environment)
      Issue.record("\(text) was taken")
    } catch {
      #expect(error.description == message)
    }
  }
}
