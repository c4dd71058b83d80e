/// A config as it is written, with what overrules it, before its values are read.
public struct ConfigTree: Hashable, Sendable {
  /// As messages name it; empty when there are only options.
  public var name: String
  /// What its paths are relative to; empty for the current folder.
  public var folder: String
  var root: ConfigNode
  /// The mistakes of scanning it, and of what overrules it.
  var problems: [ConfigProblem] = []
  /// What a matrix decided in it, in the order of the matrix.
  public internal(set) var choices: [MatrixChoice] = []
}
