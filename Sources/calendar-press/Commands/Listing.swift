import CairoRenderer
import CalendarCore
import Foundation

/// Names that can be given to keys and options, each with what it is.
struct Listing {
  struct Entry: Encodable {
    let name: String
    let description: String
  }

  let entries: [Entry]

  static var calendars: Listing {
    let english = Locale(identifier: "en_US")
    return Listing(
      entries: CalendarIdentifier.allCases.map { calendar in
        Entry(
          name: calendar.rawValue, description: english.localizedString(for: calendar.foundation) ?? calendar.rawValue)
      })
  }

  static var locales: Listing {
    let english = Locale(identifier: "en_US")
    return Listing(
      entries: LocaleName.all.map { name in
        Entry(name: name, description: english.localizedString(forIdentifier: name) ?? name)
      })
  }

  static var fonts: Listing {
    Listing(
      entries: FontCatalog.entries.map { entry in
        Entry(name: entry.design.rawValue, description: entry.families.joined(separator: ", "))
      })
  }

  static func symbols() throws(ToolError) -> Listing {
    do {
      return Listing(entries: try SymbolCatalog().names.map { Entry(name: $0, description: Self.words(of: $0)) })
    } catch {
      throw .resources("\(error)")
    }
  }

  /// A symbol's name as words: `heart, filled` for `heart.fill`.
  private static func words(of symbol: String) -> String {
    let parts = symbol.split(separator: ".")
    return parts.filter { $0 != "fill" }.joined(separator: " ") + (parts.contains("fill") ? ", filled" : "")
  }

  /// One a line, or as JSON.
  func print(asJSON: Bool, to console: Console) throws(ToolError) {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      do {
        try console.print(String(decoding: encoder.encode(entries), as: UTF8.self))
      } catch let error as ToolError {
        throw error
      } catch {
        throw .writing(path: "stdout", reason: "\(error)")
      }
    } else {
      try console.print(entries.map { "\($0.name)\t\($0.description)" }.joined(separator: "\n"))
    }
  }
}
