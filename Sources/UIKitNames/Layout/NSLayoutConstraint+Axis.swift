extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
