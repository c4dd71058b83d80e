import CalendarCore

/// A picture on a web page that can be clicked and read.
extension Scene {
  /// An HTML `map` with an area for each day drawn, in pixels of the PNG.
  ///
  /// - Parameters:
  ///   - name: what `usemap` calls it.
  ///   - link: the address of a day, such as `#2027-02-14`.
  public func imageMap(named name: String, link: (DayRegion) -> String) -> String {
    var markup = Markup()
    markup.add("<map name=\"\(Markup.escaped(name))\">")
    for day in months.flatMap(\.days) {
      let frame = day.frame
      let corners = [frame.x, frame.y, frame.maxX, frame.maxY].map { String(Int(($0 * raster.scale).rounded())) }
      let label = Markup.escaped(day.spokenLabel)
      markup.add(
        "<area shape=\"rect\" coords=\"\(corners.joined(separator: ","))\" href=\"\(Markup.escaped(link(day)))\" "
          + "alt=\"\(label)\" title=\"\(label)\">")
    }
    markup.add("</map>")
    return markup.text
  }
}

extension DayRegion {
  /// The day in words with the events that its cell names.
  var spokenLabel: String {
    ([label] + events.map(\.title).filter { !label.contains($0) }).joined(separator: ", ")
  }
}
