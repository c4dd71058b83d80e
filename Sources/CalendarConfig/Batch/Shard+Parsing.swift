extension Shard {
  /// Why a text names no part.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// The part that a text names.
  ///
  /// - Parameters:
  ///   - text: `3/16`; `auto`, the part of a Slurm array's task; `auto/16`, that of a Kubernetes indexed Job, which
  ///     knows its index only.
  ///   - environment: the variables of the process.
  public init(_ text: String, environment: [String: String]) throws(Mistake) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if text == "auto" {
      self = try Self.slurm(environment)
    } else if parts.count == 2, let count = Self.number(parts[1]), parts[0] == "auto" {
      let variable = "JOB_COMPLETION_INDEX"
      let index = try Self.number(variable, environment, of: "a Kubernetes indexed Job")
      guard let shard = Shard(number: index + 1, of: count) else {
        throw Mistake(description: "\(variable) is \(index), but \(text) has the indices 0 to \(count - 1)")
      }
      self = shard
    } else if parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]) {
      guard let shard = Shard(number: number, of: count) else {
        throw Mistake(description: "there is no part \(text); parts count from 1")
      }
      self = shard
    } else {
      throw Mistake(description: "takes a part such as 3/16, auto or auto/16, not \(quoted(text))")
    }
  }

  /// A Slurm array's ids may begin anywhere and go in steps.
  private static func slurm(_ environment: [String: String]) throws(Mistake) -> Shard {
    let array = "a Slurm array's task"
    let id = try number("SLURM_ARRAY_TASK_ID", environment, of: array)
    let first = try number("SLURM_ARRAY_TASK_MIN", environment, of: array)
    let step = try number("SLURM_ARRAY_TASK_STEP", environment, of: array)
    let count = try number("SLURM_ARRAY_TASK_COUNT", environment, of: array)
    // Older versions do not say the last.
    let last = environment["SLURM_ARRAY_TASK_MAX"].flatMap { number($0[...]) } ?? first + (count - 1) * step
    guard step > 0, id >= first, (id - first) % step == 0, (last - first) / step == count - 1,
      let shard = Shard(number: (id - first) / step + 1, of: count)
    else {
      throw Mistake(
        description:
          "the array's ids must be evenly spaced, such as --array=1-16; task \(id) of \(count) from \(first) "
          + "in steps of \(step) is not")
    }
    return shard
  }

  private static func number(
    _ variable: String, _ environment: [String: String], of what: String
  ) throws(Mistake) -> Int {
    guard let text = environment[variable] else {
      throw Mistake(description: "\(variable) is not set; this is not \(what)")
    }
    guard let number = number(text[...]) else {
      throw Mistake(description: "\(variable) is \(quoted(text)), which is no number")
    }
    return number
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
