import Foundation

extension DrawingEnvironment {
  /// The keyword under which a PNG file carries it.
  public static let keyword = "calendar-press environment"

  /// Reads the environment of a PNG file from its texts; nil when it carries none, or one that can't be read.
  public init?(texts: [String: String]) {
    guard let text = texts[Self.keyword],
      let environment = try? JSONDecoder().decode(DrawingEnvironment.self, from: Data(text.utf8))
    else { return nil }
    self = environment
  }

  /// As a PNG file carries it: JSON.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
