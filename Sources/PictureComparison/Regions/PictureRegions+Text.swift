import Foundation

extension PictureRegions {
  /// The keyword under which a PNG file carries them.
  public static let keyword = "calendar-press regions"

  /// Reads the regions of a PNG file from its texts; nil when it carries none, or such as can't be read.
  public init?(texts: [String: String]) {
    guard let text = texts[Self.keyword],
      let regions = try? JSONDecoder().decode(PictureRegions.self, from: Data(text.utf8))
    else { return nil }
    self = regions
  }

  /// As a PNG file carries them: JSON.
  public var text: String { RegionsWriter(self).text }
}
