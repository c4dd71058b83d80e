import CalendarCore
import Foundation

/// Writes shapes as JSON Schema.
struct SchemaWriter {
  /// The symbols that can be drawn.
  let symbols: [String]
  /// Shapes that are written once.
  private(set) var definitions: [String: JSONValue] = [:]

  init(symbols: [String]) {
    self.symbols = symbols
  }

  mutating func schema(of shape: ValueShape) -> [String: JSONValue] {
    switch shape {
    case .text(nil): return ["type": ["string", "number", "boolean"]]
    case .text(let pattern?): return ["type": "string", "pattern": .string(pattern)]
    case .names(let names, anyCase: false): return ["enum": .texts(names)]
    case .names(let names, anyCase: true): return offered(names, orPattern: TextPattern.anyCase(names))
    case .known(let names, let pattern): return offered(texts(of: names), orPattern: pattern)
    case .flag: return ["type": "boolean"]
    case .integer(let range):
      return ["type": "integer", "minimum": number(range.lowerBound), "maximum": number(range.upperBound)]
    case .number(let range):
      return ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .list(let element, let count):
      var schema: [String: JSONValue] = ["type": "array", "items": .map(self.schema(of: element))]
      if let count { schema.merge(["minItems": number(count), "maxItems": number(count)]) { $1 } }
      return schema
    case .map(let map): return self.map(map)
    case .matrix: return matrix()
    case .anyOf(let shapes): return ["anyOf": .list(shapes.map { .map(schema(of: $0)) })]
    case .shared(let name, let shape):
      if definitions[name] == nil { definitions[name] = .map(schema(of: shape)) }
      return ["$ref": .string("#/$defs/\(name)")]
    }
  }

  /// The schema of a map: its keys and no others.
  mutating func map(_ shape: MapShape) -> [String: JSONValue] {
    var schema = keys(shape.keys.map { ($0, $0.shape) })
    switch shape.needs.count {
    case 0: break
    case 1: schema["required"] = .texts(shape.needs[0])
    default: schema["oneOf"] = .list(shape.needs.map { ["required": .texts($0)] })
    }
    if let count = shape.count {
      schema["minProperties"] = number(count.lowerBound)
      schema["maxProperties"] = number(count.upperBound)
    }
    return schema
  }

  private mutating func matrix() -> [String: JSONValue] {
    keys(
      MatrixReader.keys.compactMap { key in
        key.shape.scalar.map { (key, .anyOf([$0, .list(of: $0)])) }
      })
  }

  private mutating func keys(_ keys: [(key: any AnyConfigKey, shape: ValueShape)]) -> [String: JSONValue] {
    var properties: [String: JSONValue] = [:]
    for (key, shape) in keys {
      var property = schema(of: shape)
      property["description"] = .string(description(of: key))
      properties[key.name] = .map(property)
    }
    return ["type": "object", "additionalProperties": false, "properties": .map(properties)]
  }

  /// What an editor shows of a key: what it decides, what it takes, what holds without it.
  private func description(of key: any AnyConfigKey) -> String {
    let summary = key.summary.prefix(1).uppercased() + key.summary.dropFirst()
    return "\(summary). It takes \(key.takes)." + (key.usual.map { " Without it: \($0)." } ?? "")
  }

  /// Names for completion, where other texts can be right too.
  private func offered(_ names: [String], orPattern pattern: String) -> [String: JSONValue] {
    ["anyOf": [["enum": .texts(names)], ["type": "string", "pattern": .string(pattern)]]]
  }

  private func texts(of names: ValueShape.KnownNames) -> [String] {
    switch names {
    case .symbols: symbols
    case .locales: LocaleName.all
    case .timeZones: TimeZone.knownTimeZoneIdentifiers
    }
  }

  private func number(_ whole: Int) -> JSONValue { .number(Double(whole)) }
}
