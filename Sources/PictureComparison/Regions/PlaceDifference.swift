/// A place on a picture where something differs.
public struct PlaceDifference: Hashable, Sendable {
  /// `14 February`; `February 2027, beside the days`; `beside the months`.
  public var place: String
  /// What differs of a day; empty for other places.
  public var parts: [DayPart]
  /// How many pixels differ there.
  public var count: Int
  /// The day's cell; nil for other places.
  public var box: PixelBox?
}

extension PlaceDifference: CustomStringConvertible {
  /// `14 February: decoration`.
  public var description: String {
    parts.isEmpty ? place : "\(place): \(parts.map(\.rawValue).joined(separator: ", "))"
  }
}
