import CalendarConfig

/// A command as it was called.
struct Invocation {
  let command: CommandSpec
  let console: Console
  /// The arguments beside options, in order.
  let operands: [String]
  /// Options with their values, in order; `true` for those given without one.
  let options: [(spec: OptionSpec, value: String)]

  /// What overrules configs.
  var configOptions: [ConfigOption.Use] {
    options.compactMap { spec, value in
      guard case .config(let option) = spec.meaning else { return nil }
      return ConfigOption.Use(option, value)
    }
  }

  /// The value of an option; of one given twice, the last.
  func value(of wanted: OptionSpec) -> String? {
    options.last { $0.spec.name == wanted.name }?.value
  }

  /// The values of an option that can be given several times.
  func values(of wanted: OptionSpec) -> [String] {
    options.filter { $0.spec.name == wanted.name }.map(\.value)
  }

  func has(_ wanted: OptionSpec) -> Bool { value(of: wanted) != nil }

  /// The value of an option that counts something; nil when it was not given.
  func number(of wanted: OptionSpec) throws(ToolError) -> Int? {
    guard let text = value(of: wanted) else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw usageError("\(wanted.name) takes a whole number from 1, not \"\(text)\"")
    }
    return number
  }

  /// A mistake in how it was called.
  func usageError(_ problem: String) -> ToolError { .usage(problem, command) }
}
