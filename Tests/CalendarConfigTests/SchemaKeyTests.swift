@testable import CalendarConfig
import Foundation
import Testing

/// Every map of the schema is taken as the text of a config that holds it alone, and shown to the reader.
@Suite("The schema and the reader know the same keys")
struct SchemaKeyTests {
  /// A map of a config: where it stands, and its keys.
  private struct Map {
    /// A config with the map's text in its place.
    let config: (String) -> String
    let keys: Set<String>
  }

  private let maps: [Map]

  init() throws {
    let text = try ConfigSchema(symbols: ["heart.fill"]).json()
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: Any])
    maps = Self.maps(in: root, definitions: definitions) { $0 }
  }

  @Test("the reader knows every key of the schema, and no other")
  func reader() {
    for map in maps {
      for key in map.keys {
        let problems = ConfigReader.smallWorld.problems(map.config("{\(key): }"))
        #expect(!problems.contains { $0.contains("unknown key") }, "\(map.config(key))")
      }
      let problems = ConfigReader.smallWorld.problems(map.config("{frobnicate: 1}"))
      #expect(problems.contains { $0.contains("unknown key \"frobnicate\"") }, "\(map.config("frobnicate"))")
    }
  }

  @Test("the schema has every key of the reader, and what it decides")
  func schema() {
    let tables: [[any AnyConfigKey]] = [
      ConfigKeys.all, ThemeKeys.all, MonthKeys.all, SelectionKeys.all, DecorationKeys.all, PatternKeys.all,
      EventKeys.all, CalendarFileKeys.all, PageKeys.all, PhotoKeys.all, MatrixReader.keys,
    ]
    #expect(Set(maps.map(\.keys)) == Set(tables.map { Set($0.map(\.name)) }))
  }

  private static func maps(
    in schema: [String: Any], definitions: [String: Any], config: @escaping (String) -> String
  ) -> [Map] {
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let definition = definitions[String(name)] as? [String: Any]
    {
      return maps(in: definition, definitions: definitions, config: config)
    }
    if let alternatives = schema["anyOf"] as? [[String: Any]] {
      return alternatives.flatMap { maps(in: $0, definitions: definitions, config: config) }
    }
    if let element = schema["items"] as? [String: Any] {
      return maps(in: element, definitions: definitions) { config("[\($0)]") }
    }
    guard let properties = schema["properties"] as? [String: [String: Any]] else { return [] }
    let inner = properties.flatMap { key, property in
      maps(in: property, definitions: definitions) { config("{\(key): \($0)}") }
    }
    return [Map(config: config, keys: Set(properties.keys))] + inner
  }
}
