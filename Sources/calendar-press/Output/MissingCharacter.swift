import CalendarConfig

/// A character of a page that no font can draw.
struct MissingCharacter {
  let character: Character
  /// The text it was found in, as drawn.
  let text: String

  /// The warning: the character, where the config has it, and what would help.
  func warning(for document: CalendarDocument) -> String {
    let place = document.texts.first { $0.text.contains(character) }?.place.description ?? document.name
    let codes = character.unicodeScalars.map { "U+" + Self.padded(String($0.value, radix: 16, uppercase: true)) }
    let help =
      document.fonts == .shipped
      ? "the shipped fonts lack it; fonts: system lets others in" : "the Debian package \(package) has it"
    return (place.isEmpty ? "" : "\(place): ")
      + "warning: no font can draw \"\(character)\" (\(codes.joined(separator: " "))) in \"\(text)\"; \(help)"
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The Debian package whose fonts have the character.
  private var package: String {
    guard let scalar = character.unicodeScalars.first else { return "fonts-noto-core" }
    return switch scalar.value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    case _ where scalar.properties.isEmoji: "fonts-noto-color-emoji"
    default: "fonts-noto-core"
    }
  }
}
