/// A part of a config as it is written, before anything is known of its meaning.
public struct ConfigNode: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case scalar(String, ScalarStyle)
    case list([ConfigNode])
    case map([ConfigEntry])
    /// A key's value that was left out, or `null`; with the comment that stands in its place, if one does.
    case nothing(comment: String?)
    /// What could not be read and has been reported; readers pass over it.
    case unreadable
  }

  public var value: Value
  /// Where it begins.
  public var place: Place

  public init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }

  /// A scalar as plain as `name: text` has it.
  public static func plain(_ text: String, at place: Place) -> ConfigNode {
    ConfigNode(.scalar(text, .plain), at: place)
  }

  /// The value of a key; nil when this is no map or lacks it.
  public subscript(key: String) -> ConfigNode? {
    guard case .map(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// What it is, as messages say it.
  var kindName: String {
    switch value {
    case .scalar(let text, _): quoted(text)
    case .list: "a list"
    case .map: "a map"
    case .nothing, .unreadable: "nothing"
    }
  }
}

/// A text from outside in quotes, on one line and no longer than a message can bear.
func quoted(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    // Controls and what turns the direction of text would garble a terminal.
    let isHarmless = ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
      scalar.properties.generalCategory)
    line.append(isHarmless ? scalar : " ")
    if line.count >= 60 { break }
  }
  return "\"\(String(line))\(line.count < text.unicodeScalars.count ? "…" : "")\""
}
