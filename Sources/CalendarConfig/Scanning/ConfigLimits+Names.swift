extension ConfigLimits {
  /// A limit as messages and the command line call it.
  public enum Name: String, CaseIterable, Sendable {
    case bytes, nesting, pages, combinations, elements, characters, pixels, files, seconds, totalSeconds, mebibytes
  }

  public subscript(name: Name) -> Int {
    get { self[keyPath: Self.path(name)] }
    set { self[keyPath: Self.path(name)] = newValue }
  }

  /// What a message about a limit ends with: how it is raised.
  public static func remedy(_ name: Name) -> String {
    "--limit \(name.rawValue)=N allows more"
  }

  private static func path(_ name: Name) -> WritableKeyPath<ConfigLimits, Int> {
    switch name {
    case .bytes: \.bytes
    case .nesting: \.nesting
    case .pages: \.pages
    case .combinations: \.combinations
    case .elements: \.elements
    case .characters: \.characters
    case .pixels: \.pixels
    case .files: \.files
    case .seconds: \.seconds
    case .totalSeconds: \.totalSeconds
    case .mebibytes: \.mebibytes
    }
  }
}
