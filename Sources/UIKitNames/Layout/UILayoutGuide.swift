/// A rectangle that constraints refer to. Accepted; it has no effect on a picture.
@MainActor
public final class UILayoutGuide: NSObject, LayoutAnchors {}
