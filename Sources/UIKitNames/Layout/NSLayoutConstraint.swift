/// A relation between edges or sizes of views. Accepted; it has no effect on a picture.
@MainActor
open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat
  open var isActive = false
  open var priority: UILayoutPriority = .required
  open var identifier: String?

  init(constant: CGFloat = 0) {
    self.constant = constant
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
