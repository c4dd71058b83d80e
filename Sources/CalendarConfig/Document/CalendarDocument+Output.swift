import CalendarCore
import Foundation
import PageLayout

extension CalendarDocument {
  /// What the placeholders of a pattern stand for on a page.
  func placeholderValues(ofPage index: Int) -> [String: String] {
    let plan = pages[index]
    let system = view.calendar
    let month = plan.months[0]
    guard let first = system.days(of: month)?.lowerBound else { return [:] }
    let fields = system.fields(of: first)
    return [
      "year": String(fields.yearOfEra),
      "month": Self.padded(month.number, 2) + (month.isLeap ? "L" : ""),
      "era": String(fields.era),
      "date": first.iso,
      "locale": view.locale.identifier,
      "calendar": system.identifier.rawValue,
      "fontDesign": view.fontDesign.rawValue,
      "theme": theme.name,
      "page": Self.padded(index + 1, String(pages.count).count),
    ]
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The files of a pattern, in order, each with the pages it gathers. Pages that come to the same path share a file,
  /// which only a PDF can: of other formats each clash is a mistake, told with the numbers of the first two pages.
  public func files(_ pattern: OutputPattern) throws(OutputClash) -> [OutputFile] {
    var files: [OutputFile] = []
    var indices: [String: Int] = [:]
    for page in pages.indices {
      let path = pattern.path(filledWith: placeholderValues(ofPage: page))
      if let index = indices[path] {
        guard OutputFormat(path: path) == .pdf else {
          throw OutputClash(path: path, first: files[index].pages[0] + 1, second: page + 1)
        }
        files[index].pages.append(page)
      } else {
        indices[path] = files.count
        files.append(OutputFile(path: path, pages: [page]))
      }
    }
    return files
  }
}
