import Foundation

/// The JSON Schema (draft 2020-12) of configs, by which editors complete and check them.
///
/// It is written from the tables that the reader reads by, and takes all that the reader takes; what needs a calendar
/// or a file to be judged, the reader alone refuses.
public struct ConfigSchema: Sendable {
  private let root: JSONValue

  /// - Parameter symbols: the names of the symbols that can be drawn.
  public init(symbols: [String]) {
    var writer = SchemaWriter(symbols: symbols)
    var root = writer.map(MapShape(ConfigKeys.all))
    root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    root["title"] = "calendar-press config"
    root["$defs"] = .map(writer.definitions)
    self.root = .map(root)
  }

  /// The schema as text, keys in order.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(root), as: UTF8.self)
  }
}
