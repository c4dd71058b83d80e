/// Which goldens a test run writes. A run that wrote one is red.
public enum GoldenRecording: String, CaseIterable, Hashable, Sendable {
  /// None.
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there, and those that differ from what is drawn.
  case failed
  /// Every one.
  case all
}
