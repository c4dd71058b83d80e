import Testing
import ToolRunning

/// A disk of a few kilobytes in the folder `disk`, which only one line of bash sees: it is mounted in a namespace of that
/// line's own.
struct SmallDisk {
  let folder: TemporaryFolder

  /// Whether this machine lets its user mount a disk so; containers often don't.
  static let isPermitted = BuiltTool.canRun("unshare --map-root-user --mount mount -t tmpfs none /mnt")
  static let isMissing: Comment = "the kernel grants no user and mount namespaces here"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a line of bash, in which `$tool` is the program and `fill` leaves no room on the disk.
  ///
  /// - Parameter options: of a tmpfs, as `size=16k`.
  func shell(_ line: String, options: String) throws -> BuiltTool.Outcome {
    let script = """
      mkdir disk
      mount -t tmpfs -o \(options) none disk
      fill() { dd if=/dev/zero of=disk/filler bs=1k status=none 2> /dev/null; }
      \(line)
      """
    try folder.write(script, to: "script")
    return try folder.tool.shell("export tool; unshare --map-root-user --mount bash script")
  }
}
