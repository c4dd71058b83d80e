import Glibc
import ToolRunning

/// A user whom permissions bind, as they don't bind root.
enum UnprivilegedUser {
  /// What stands before a command that such a user is to run.
  static let prefix = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""

  /// Whether the program, which may lie in root's own folders, can be run so.
  static let canRun = BuiltTool.canRun("\(prefix) \"$tool\" --version")
}
