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

  /// The first line among its events that names a time zone.
  func firstLine(namingZone zone: String) -> Int {
    children.lazy.flatMap(\.properties)
      .first { String(decoding: $0.text, as: UTF8.self).contains(zone) && $0.name != "TZID" }?.number ?? line
  }
}
