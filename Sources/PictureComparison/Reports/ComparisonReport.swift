import CairoRenderer
import PageLayout

/// A web page, in one file without anything from elsewhere, that shows how pictures differ: side by side, blinking, by a
/// slider, or as a map of the differences.
public struct ComparisonReport {
  private var markup = Markup()

  /// The page about some pictures, those that are the same included.
  public init(_ entries: [ReportEntry]) {
    let problems = entries.filter { $0.problem != nil }
    let verdict =
      problems.isEmpty
      ? entries.count == 1 ? "1 picture is the same" : "All \(entries.count) pictures are the same"
      : "\(problems.count) of \(entries.count) pictures differ"
    markup.add("<!DOCTYPE html>")
    markup.add("<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(verdict)</title>")
    markup.add("<meta name=\"viewport\" content=\"width=device-width\">")
    markup.add("<style>\(Self.style)</style></head><body>")
    markup.add("<h1>\(verdict)</h1>")
    if !problems.isEmpty { addControls() }
    markup.add("<main>")
    for (number, entry) in problems.enumerated() { add(entry, number: number + 1) }
    addSame(entries.filter { $0.problem == nil }.map(\.name))
    markup.add("</main><script>\(Self.script)</script></body></html>")
  }

  /// The page as text.
  public var html: String { markup.text }

  /// Choices that style sheets see, so that they work where scripts do not.
  private mutating func addControls() {
    let views = [("side", "Side by side"), ("blink", "Blink"), ("slider", "Slider"), ("map", "Difference")]
    let zooms = [("fit", "Fit"), ("one", "1:1"), ("four", "4:1")]
    for (group, choices) in [("view", views), ("zoom", zooms)] {
      for (index, (id, label)) in choices.enumerated() {
        markup.add(
          "<input type=\"radio\" name=\"\(group)\" id=\"\(id)\"\(index == 0 ? " checked" : "")>"
            + "<label for=\"\(id)\">\(label)</label>")
      }
      markup.add("<span class=\"gap\"></span>")
    }
    markup.add("<input type=\"checkbox\" id=\"marks\" checked><label for=\"marks\">Mark days</label>")
  }

  private mutating func add(_ entry: ReportEntry, number: Int) {
    markup.add("<section id=\"picture-\(number)\"><h2>\(Markup.escaped(entry.name))</h2>")
    switch entry.outcome {
    case .same: break
    case .different(let pictures, let expectedFile, let actualFile):
      addWords(of: pictures)
      markup.add("<div class=\"pictures\">")
      let panel = DifferencePanel(pictures).image
      for picture in [
        ReportPicture(title: "expected", image: pictures.expected.image, file: expectedFile),
        ReportPicture(title: "difference", image: panel, file: panel.png()),
        ReportPicture(title: "actual", image: pictures.actual.image, file: actualFile),
      ] {
        markup.add(picture.figure(marking: pictures.places))
      }
      markup.add(
        "</div><input type=\"range\" class=\"slide\" style=\"--width:\(panel.width)px\" value=\"50\" aria-label=\"slider\">"
      )
    case .missing, .unexpected, .unreadable: markup.add("<p>\(Markup.escaped(entry.problem ?? ""))</p>")
    }
    markup.add("</section>")
  }

  private mutating func addWords(of pictures: ComparedPictures) {
    if !pictures.environment.isEmpty {
      markup.add(
        "<p class=\"environment\">drawn with \(Markup.escaped(pictures.environment.joined(separator: ", ")))</p>")
    }
    markup.add("<p>\(Markup.escaped(pictures.difference?.description ?? ""))</p>")
    guard !pictures.places.isEmpty else { return }
    let places = pictures.places.map { "<li>\(Markup.escaped($0.description))</li>" }
    markup.add("<ul>\(places.joined())</ul>")
  }

  private mutating func addSame(_ names: [String]) {
    guard !names.isEmpty else { return }
    let items = names.map { "<li>\(Markup.escaped($0))</li>" }
    markup.add("<details><summary>\(names.count) the same</summary><ul>\(items.joined())</ul></details>")
  }
}
