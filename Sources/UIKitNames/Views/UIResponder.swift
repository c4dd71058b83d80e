/// What views and view controllers have in common.
@MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }
}
