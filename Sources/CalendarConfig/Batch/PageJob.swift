/// A file to be drawn, with all that is needed for it: a value that can be handed to another process or machine.
public struct PageJob: Hashable, Sendable {
  /// Where the file is to be written, as a path of who draws it.
  public var output: String
  public var format: OutputFormat
  /// The config's name, for messages.
  public var name: String
  /// What the config's paths are relative to; empty for the current folder.
  public var folder: String
  /// The config but for its pages, as JSON whose bytes are the same for configs that mean the same.
  public let settings: String
  /// The pages, a map for each in a JSON list.
  public let pages: String
}

extension PageJob {
  /// The job as one line of JSON, in which a config reader finds what it would find in the config.
  public var line: String {
    """
    {"folder":\(folder.jsonQuoted),"format":"\(format.rawValue)","name":\(name.jsonQuoted),\
    "output":\(output.jsonQuoted),"pages":\(pages),"settings":\(settings)}
    """
  }
}
