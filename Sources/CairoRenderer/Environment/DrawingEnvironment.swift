/// What a picture's pixels depend on beside its scene.
public struct DrawingEnvironment: Hashable, Sendable, Codable {
  /// Libraries that draw, and their versions.
  public var libraries: [String: String]
  /// Font files drawn with, and the first 16 hexadecimal digits of their SHA-256.
  public var fonts: [String: String]

  public init(libraries: [String: String], fonts: [String: String] = [:]) {
    self.libraries = libraries
    self.fonts = fonts
  }

  /// What is another here than it was there, in words: `cairo 1.18.4 instead of 1.16.0`.
  public func differences(from other: DrawingEnvironment) -> [String] {
    let libraries = libraries.sorted(by: <).compactMap { name, version in
      other.libraries[name].flatMap { $0 == version ? nil : "\(name) \(version) instead of \($0)" }
    }
    let fonts = fonts.sorted(by: <).compactMap { name, digest in
      other.fonts[name].flatMap { $0 == digest ? nil : "another \(name)" }
    }
    return libraries + fonts
  }
}
