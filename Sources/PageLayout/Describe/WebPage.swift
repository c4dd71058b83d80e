import CalendarCore

/// An HTML page that shows pictures of scenes, lets their days be clicked and says in tables what they show.
public struct WebPage {
  private var markup = Markup()

  /// The page.
  ///
  /// - Parameter pictures: scenes with the address of their picture, such as a `data:` URL.
  public init(_ pictures: [(scene: Scene, address: String)]) {
    let language = Markup.escaped(pictures.first?.scene.language ?? "en")
    let title = Markup.escaped(pictures.first?.scene.title ?? "")
    markup.add("<!DOCTYPE html>")
    markup.add("<html lang=\"\(language)\"\(pictures.first?.scene.isRightToLeft == true ? " dir=\"rtl\"" : "")>")
    markup.add("<head><meta charset=\"utf-8\"><title>\(title)</title>")
    markup.add("<meta name=\"viewport\" content=\"width=device-width\">")
    markup.add("<style>\(Self.style)</style></head>")
    markup.add("<body><main>")
    for (index, picture) in pictures.enumerated() {
      add(picture.scene, address: picture.address, name: "page-\(index + 1)")
    }
    markup.add("</main></body></html>")
  }

  /// The page as text.
  public var text: String { markup.text }

  private mutating func add(_ scene: Scene, address: String, name: String) {
    markup.add("<section>")
    markup.add(
      "<img src=\"\(Markup.escaped(address))\" width=\"\(scene.raster.width)\" height=\"\(scene.raster.height)\" "
        + "usemap=\"#\(name)\" alt=\"\(Markup.escaped(scene.altText))\">")
    markup.add(scene.imageMap(named: name) { "#\(name)-\($0.day.iso)" })
    for month in scene.months { add(month, page: name) }
    markup.add("</section>")
  }

  /// A month as a table: a row a week, a cell a day.
  private mutating func add(_ month: MonthRegion, page: String) {
    markup.add("<table><caption>\(Markup.escaped(month.title))</caption>")
    markup.add(
      "<thead><tr>" + month.columns.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined() + "</tr></thead>")
    markup.add("<tbody>")
    for row in 0...(month.days.map(\.row).max() ?? 0) {
      let days = month.days.filter { $0.row == row }
      let cells = month.columns.indices.map { column -> String in
        guard let day = days.first(where: { $0.column == column }) else { return "<td></td>" }
        let label = Markup.escaped(day.spokenLabel)
        let events = day.events.map { "<br>\(Markup.escaped($0.title))" }.joined()
        let more = day.hiddenEventCount > 0 ? "<br>+\(day.hiddenEventCount)" : ""
        return
          "<td id=\"\(page)-\(day.day.iso)\" aria-label=\"\(label)\">\(Markup.escaped(day.text))\(events)\(more)</td>"
      }
      markup.add("<tr>" + cells.joined() + "</tr>")
    }
    markup.add("</tbody></table>")
  }

  private static let style = """
    body{margin:2em;font:16px/1.4 system-ui,sans-serif}
    table{border-collapse:collapse;margin:1em 0}caption{font-weight:600;text-align:start;padding:.3em 0}
    th,td{padding:.3em .6em;text-align:start;vertical-align:top}td:target{background:#ffe9a8}
    """
}
