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
    let values = [
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
    return choices.reduce(into: values) { values, choice in
      if values[choice.key] == nil { values[choice.key] = choice.fileText }
    }
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The pattern of the files where neither config nor options name one: after the config, what a matrix decided, and
  /// the month or year of each page where there are several or no config.
  public func usualOutput(_ format: OutputFormat) -> OutputPattern {
    let keys = choices.map(\.key)
    let choices = keys.filter { $0 != ConfigKeys.pages.name }
    var base = name.split(separator: "/").last.map(String.init) ?? ""
    if let dot = base.lastIndex(of: "."), dot != base.startIndex { base = String(base[..<dot]) }
    let kinds = Set(pages.map { $0.setup.kind == .year })
    let time: [OutputPattern.Part] =
      if kinds == [true] || format == .pdf && pages.count > 1 {
        [.placeholder("year")]
      } else if kinds == [false] {
        [.placeholder("year"), .text("-"), .placeholder("month")]
      } else {
        [.placeholder("page")]
      }
    let isAlone = (pages.count == 1 || format == .pdf) && choices == keys
    let words: [[OutputPattern.Part]] =
      (base.isEmpty ? [] : [[.text(base)]]) + choices.map { [.placeholder($0)] }
      + (base.isEmpty || !isAlone ? [time] : [])
    return OutputPattern(parts: words.joined(separator: [.text("-")]) + [.text(".\(format.rawValue)")])
  }

  /// The files of a pattern, in order, each with the pages it gathers. Pages that come to the same path share a file,
  /// which only a PDF can: of other formats each clash is a mistake, told with the numbers of the first two pages.
  public func files(_ pattern: OutputPattern, as format: OutputFormat) throws(OutputClash) -> [OutputFile] {
    var files: [OutputFile] = []
    var indices: [String: Int] = [:]
    for page in pages.indices {
      let path = pattern.path(filledWith: placeholderValues(ofPage: page))
      if let index = indices[path] {
        guard format == .pdf else {
          throw clash(path, files[index].pages[0], page)
        }
        files[index].pages.append(page)
      } else {
        indices[path] = files.count
        files.append(OutputFile(path: path, pages: [page]))
      }
    }
    return files
  }

  private func clash(_ path: String, _ first: Int, _ second: Int) -> OutputClash {
    let (one, other) = (placeholderValues(ofPage: first), placeholderValues(ofPage: second))
    return OutputClash(
      path: path, first: first + 1, second: second + 1,
      placeholders: ["year", "month", "date", "page"].filter { one[$0] != other[$0] })
  }
}
