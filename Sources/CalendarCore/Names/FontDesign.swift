/// The four designs of `UIFontDescriptor.SystemDesign`.
public enum FontDesign: String, CaseIterable, Hashable, Sendable {
  case `default`, rounded, serif, monospaced
}
