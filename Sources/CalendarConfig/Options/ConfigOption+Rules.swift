import CalendarCore

/// Options that add to a config's lists.
extension ConfigOption {
  static let decorate = ConfigOption(
    name: "--decorate", argument: "DATES=IMAGE,COLOR,SIZE",
    summary: "decorates days, beside what the config does; IMAGE, COLOR and SIZE may be left out, text=🎉 is a text",
    usual: nil, isFlag: false
  ) { text, root in
    guard let (days, description) = text.assignment(example: "2027-02-14=heart.fill,systemRed,large") else { return }
    var entries = [(key: DecorationKeys.on.name, value: days)]
    for part in description.split(separator: ",") {
      let (key, value) = decorationPart(part, after: entries.map(\.key))
      entries.append((key, text.node(value)))
    }
    root.append(text.map(entries), to: ConfigKeys.decorations.name)
  }

  static let event = ConfigOption(
    name: "--event", argument: "DATES=TITLE,COLOR",
    summary: "an event on days, beside those of the config; COLOR may be left out", usual: nil, isFlag: false
  ) { text, root in
    guard let (days, description) = text.assignment(example: "2027-03-08=Spring party,systemPink") else { return }
    var title = description
    var entries = [(key: EventKeys.on.name, value: days)]
    // A comma may also belong to the title.
    if let comma = description.lastIndex(of: ",") {
      let color = description[description.index(after: comma)...]
      if (try? Color(name: String(color))) != nil {
        title = description[..<comma]
        entries.append((EventKeys.color.name, text.node(color)))
      }
    }
    entries.append((EventKeys.title.name, ConfigNode(.scalar(String(title), .quoted), at: text.place)))
    root.append(text.map(entries), to: ConfigKeys.events.name)
  }

  /// The key that a part of a decoration is for: the one it names (`text=🎉`), or the one whose values look like it.
  private static func decorationPart(_ part: Substring, after keys: [String]) -> (key: String, value: Substring) {
    if let equals = part.firstIndex(of: "=") {
      return (String(part[..<equals]), part[part.index(after: equals)...])
    }
    if DecorationSize(rawValue: String(part)) != nil { return (DecorationKeys.size.name, part) }
    let looksLikeColor = part.hasPrefix("#") || part.hasPrefix("system") || (try? Color(name: String(part))) != nil
    if looksLikeColor { return (DecorationKeys.color.name, part) }
    let order = [DecorationKeys.image.name, DecorationKeys.color.name]
    return (order.first { !keys.contains($0) } ?? DecorationKeys.size.name, part)
  }
}

extension OptionText {
  /// The days before an `=`, and what stands after it; nil and a mistake when there is none.
  fileprivate func assignment(example: String) -> (days: ConfigNode, description: Substring)? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      report("takes days and a description such as '\(example)', not \(quoted(text))")
      return nil
    }
    return (node(text[..<equals]), text[text.index(after: equals)...])
  }
}
