import CalendarCore
public import PageLayout

/// Taking the picture.
extension UICalendarView {
  /// The calendar as a PNG file.
  ///
  /// Light or dark goes by `overrideUserInterfaceStyle`; a `backgroundColor` replaces the page's.
  ///
  /// - Parameters:
  ///   - size: in points; nil takes the view's own, or what the month needs when the view has none.
  ///   - scale: pixels a point.
  /// - Throws: when a picture can't be read, or fonts are not found.
  public func pngData(size: CGSize? = nil, scale: CGFloat = 2) throws -> Data {
    try photographer.png(scene(size: size, scale: scale))
  }

  /// What the picture shows and where, apart from pixels.
  public func scene(size: CGSize? = nil, scale: CGFloat = 2) throws -> Scene {
    layoutIfNeeded()
    let content = model.content()
    let appearance = traitCollection.userInterfaceStyle.appearance
    var theme = appearance == .dark ? Theme.dark : Theme.light
    if let backgroundColor { theme.background = backgroundColor.color.resolved(for: appearance) }
    var setup = PageSetup(scale: Double(scale))
    let size = size ?? frame.size
    if size.width > 0, size.height > 0 {
      setup.size = .pixels(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }
    return try photographer.scene(
      of: PageContent(title: content.title, months: [content], setup: setup, theme: theme))
  }
}

extension UICalendarView: @MainActor SceneSource {
  /// The view's own size at two pixels a point.
  public func scene() throws -> Scene { try scene(size: nil, scale: 2) }
}
