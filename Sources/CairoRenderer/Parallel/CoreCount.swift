import Foundation

/// The machine's cores.
public enum CoreCount {
  /// How many this process may use, at least 1.
  public static var available: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
