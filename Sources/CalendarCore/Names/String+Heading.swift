import Foundation

/// Words as headings.
extension String {
  /// The text with its first letter in capitals, as the first word of a heading is written even where names of months
  /// have small letters: `Février 2027`. Scripts that keep small letters there, as Georgian does, are left alone.
  func heading(in locale: Locale) -> String {
    guard let first, let scalar = first.unicodeScalars.first,
      scalar.properties.titlecaseMapping != String(scalar)
    else { return self }
    return String(first).uppercased(with: locale) + dropFirst()
  }
}
