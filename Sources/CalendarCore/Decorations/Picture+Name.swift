/// What a picture is called.
extension Picture {
  /// The symbol's name or the file's path; nil for bytes.
  public var name: String? {
    switch self {
    case .symbol(let name): name
    case .file(let path): path
    case .data: nil
    }
  }
}
