public import CairoRenderer

/// Two pictures held against each other.
public struct ComparedPictures: Sendable {
  public let expected: PNGPicture
  public let actual: PNGPicture
  /// What keeps them from being the same; nil when nothing does.
  public let difference: PictureDifference?
  /// Where on a calendar they differ, if they carry regions.
  public let places: [PlaceDifference]
  /// What the actual picture was drawn with that the expected one was not, if they carry that.
  public let environment: [String]

  /// Compares two pictures.
  public init(expected: PNGPicture, actual: PNGPicture, measure: PictureMeasure = .exact) {
    self.expected = expected
    self.actual = actual
    difference = measure.difference(between: expected.image, and: actual.image)
    places =
      difference?.pixels?.places(
        expected: PictureRegions(texts: expected.texts), actual: PictureRegions(texts: actual.texts)) ?? []
    environment = Self.environment(expected, actual)
  }

  private static func environment(_ expected: PNGPicture, _ actual: PNGPicture) -> [String] {
    guard let expected = DrawingEnvironment(texts: expected.texts), let actual = DrawingEnvironment(texts: actual.texts)
    else { return [] }
    return actual.differences(from: expected)
  }

  /// What differs, in one line; nil when the pictures are the same. Other versions of what draws come first, as they
  /// may be all there is to it.
  public var summary: String? {
    difference.map { difference in
      ([environment.isEmpty ? nil : "drawn with " + environment.joined(separator: ", "), "\(difference)"]
        .compactMap(\.self) + [placeList].filter { !$0.isEmpty }).joined(separator: "; ")
    }
  }

  /// The places in one line, at most eight by name; empty when there are none.
  public var placeList: String {
    let shown = places.prefix(8).map(\.description)
    return (shown + (places.count > 8 ? ["and \(places.count - 8) places more"] : [])).joined(separator: "; ")
  }
}
