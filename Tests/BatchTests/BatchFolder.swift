import Foundation
import ToolRunning

extension TemporaryFolder {
  /// The contents of every file of a folder in it, by their names.
  func contents(of name: String) throws -> [String: Data] {
    let inside = files.filter { $0.hasPrefix(name + "/") }
    return Dictionary(
      uniqueKeysWithValues: try inside.map {
        ($0.dropFirst(name.count + 1).description, try Data(contentsOf: file($0)))
      })
  }

  /// A config of sixty small months, in three languages and two scripts.
  func writeMonths() throws {
    try write(
      """
      matrix: {locale: [en_US, ru_RU, ar_EG], fontDesign: [default, serif], pages: 2027-01..2027-10}
      fonts: shipped
      page: {size: 160x160}
      output: '{locale}-{fontDesign}/{month}.png'
      """, to: "months.yml")
  }
}
