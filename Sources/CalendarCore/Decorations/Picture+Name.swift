/// What a picture is called.
extension Picture {
  /// The symbol's name, or the file's without its folder, which would tell where this machine has it; nil for bytes.
  public var name: String? {
    switch self {
    case .symbol(let name): name
    case .file(let path): String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    case .data: nil
    }
  }
}
