/// An option of the command line that says what a config's key says, and overrules it.
public struct ConfigOption: Sendable {
  /// The name with its dashes: `--font-design`.
  public let name: String
  /// What stands for its value in help: `DESIGN`.
  public let argument: String
  public let summary: String
  private let listed: @Sendable () -> [String]
  /// What holds without it, as help says it; nil when nothing does.
  public let usual: String?
  /// Whether it takes `true` or `false`, and none is `true`.
  public let isFlag: Bool
  let write: @Sendable (OptionText, inout ConfigNode) -> Void

  /// - Parameter names: the names it takes one of, looked up when they are asked for; none when it takes something else.
  init(
    name: String, argument: String, summary: String,
    names listed: @autoclosure @escaping @Sendable () -> [String] = [], usual: String?, isFlag: Bool,
    write: @escaping @Sendable (OptionText, inout ConfigNode) -> Void
  ) {
    self.name = name
    self.argument = argument
    self.summary = summary
    self.listed = listed
    self.usual = usual
    self.isFlag = isFlag
    self.write = write
  }

  /// The names it takes one of; empty when it takes something else.
  public var names: [String] { listed() }

  /// An option as it was given.
  public struct Use: Sendable {
    let option: ConfigOption
    let text: String

    /// The option with a text for its value.
    public init(_ option: ConfigOption, _ text: String) {
      self.option = option
      self.text = text
    }
  }
}

extension ConfigOption.Use {
  /// Writes what the option says into a config's tree.
  func apply(to root: inout ConfigNode, _ context: ReadingContext) {
    option.write(OptionText(text: text, place: Place(source: option.name), context: context), &root)
  }
}
