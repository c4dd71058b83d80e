import CalendarConfig
import CalendarCore

/// The options of what configs may ask for.
extension OptionSpec {
  static let allow = OptionSpec(
    name: "--allow", argument: "PATH", summary: "a folder or file that configs may read; can be given several times",
    usual: "what lies below a config's own folder", meaning: .permission)
  static let limit = OptionSpec(
    name: "--limit", argument: "NAME=N",
    summary: "how large a config may be: " + ConfigLimits.Name.allCases.map(\.rawValue).joined(separator: ", ")
      + "; can be given several times",
    meaning: .permission)
}

extension Invocation {
  /// How large configs may be.
  func limits() throws(ToolError) -> ConfigLimits {
    var limits = ConfigLimits()
    for text in values(of: .limit) {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[1]), number >= 1 else {
        throw usageError("--limit takes a name and a whole number such as pages=20000, not \"\(text)\"")
      }
      guard let name = ConfigLimits.Name(rawValue: String(parts[0])) else {
        let names = ConfigLimits.Name.allCases.map(\.rawValue)
        let suggestion = Spelling.suggestion(for: String(parts[0]), in: names)
        throw usageError(
          "unknown limit \"\(parts[0])\""
            + (suggestion.isEmpty ? "; there are \(names.joined(separator: ", "))" : suggestion))
      }
      limits[name] = number
    }
    return limits
  }
}
