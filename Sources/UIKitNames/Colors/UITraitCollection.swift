/// The surroundings of a view, as far as colours ask for them.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
