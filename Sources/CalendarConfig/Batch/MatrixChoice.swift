/// What a combination of a matrix has under one of its keys.
public struct MatrixChoice: Hashable, Sendable {
  public var key: String
  /// The value as it is written.
  public var text: String

  /// The value as a part of a file's name, which can't make a folder: `Europe-Berlin`.
  var fileText: String {
    String(text.map { $0 == "/" ? "-" : $0 })
  }
}

extension MatrixChoice: CustomStringConvertible {
  public var description: String { "\(key) \(text)" }
}
