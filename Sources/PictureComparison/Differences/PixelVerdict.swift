/// What comparing two pixels comes to.
public enum PixelVerdict: UInt8, Hashable, Sendable {
  case same
  /// Not the same, but near enough for the measure.
  case forgiven
  case different
}
