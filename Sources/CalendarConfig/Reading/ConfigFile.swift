/// A file that a config names: a picture, a calendar file.
public struct ConfigFile: Hashable, Sendable {
  /// As the config writes it.
  public var name: String
  /// As the program can open it.
  public var path: String
}
