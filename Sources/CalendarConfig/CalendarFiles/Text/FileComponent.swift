/// A component of a calendar file: what stands between `BEGIN:NAME` and `END:NAME`.
struct FileComponent: Hashable, Sendable {
  /// Its name in upper case, such as `VEVENT`.
  let name: String
  /// The line of its `BEGIN`.
  let line: Int
  var properties: [ContentLine] = []
  var children: [FileComponent] = []

  /// The first property of a name (in upper case).
  func property(_ name: String) -> ContentLine? {
    properties.first { $0.name == name }
  }

  /// The first line among its events that names each time zone.
  var firstLinesNamingZones: [String: Int] {
    let lines = children.lazy.flatMap(\.properties).compactMap { line in line.zoneName.map { ($0, line.number) } }
    return Dictionary(lines, uniquingKeysWith: min)
  }
}
