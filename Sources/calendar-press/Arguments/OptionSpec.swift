import CalendarConfig

/// An option that a command takes.
struct OptionSpec: Sendable {
  /// What an option is for.
  enum Meaning: Sendable {
    /// It says what a config's key says.
    case config(ConfigOption)
    case output, format, outputFolder, json, html, help, version
    /// It says what configs may ask for.
    case permission
    /// It says how many files are drawn.
    case run
    /// It says how pictures are compared, or what is written about it.
    case comparison
  }

  /// The name with its two dashes.
  let name: String
  /// The name with one dash and a letter, where there is one.
  var short: String?
  /// What stands for the value in help; empty for options without one.
  var argument = ""
  let summary: String
  /// The names that an option of the tool's own takes one of.
  var ownNames: [String] = []
  /// What holds without it, as help says it.
  var usual: String?
  let meaning: Meaning

  /// The names it takes one of; empty when it takes something else.
  var names: [String] {
    if case .config(let option) = meaning { option.names } else { ownNames }
  }

  /// Whether it can stand without a value.
  var isFlag: Bool { argument.isEmpty }

  /// Whether its value is a file or a folder.
  var takesPath: Bool { ["FILE", "FOLDER", "PATH"].contains(argument) }

  /// Whether it can be given `true` or `false`.
  var takesTruth: Bool {
    if case .config(let option) = meaning { option.isFlag } else { false }
  }

  /// Whether it decides what files show, or which they are.
  var saysWhatIsDrawn: Bool {
    switch meaning {
    case .config, .output, .format: true
    case .outputFolder, .json, .html, .help, .version, .permission, .run, .comparison: false
    }
  }
}

extension OptionSpec {
  init(_ option: ConfigOption) {
    self.init(
      name: option.name, argument: option.argument, summary: option.summary, usual: option.usual,
      meaning: .config(option))
  }

  static let output = OptionSpec(
    name: "--output", short: "-o", argument: "FILE",
    summary: "the file to write, with placeholders such as {year} and {month}; - is stdout", meaning: .output)
  static let format = OptionSpec(
    name: "--format", argument: "FORMAT", summary: "the format, whatever the file's ending",
    ownNames: OutputFormat.allCases.map(\.rawValue), usual: "by the file's ending, or png", meaning: .format)
  static let outputFolder = OptionSpec(
    name: "--output-dir", argument: "FOLDER", summary: "the folder that files are written to, and never out of",
    usual: "the current folder", meaning: .outputFolder)
  static let json = OptionSpec(name: "--json", summary: "JSON instead of lines of text", meaning: .json)
  static let html = OptionSpec(
    name: "--html", summary: "a web page with the picture, areas to click on it, and all of it in tables",
    meaning: .html)
  static let help = OptionSpec(name: "--help", short: "-h", summary: "says this", meaning: .help)
  static let version = OptionSpec(name: "--version", summary: "says which version this is", meaning: .version)
}
