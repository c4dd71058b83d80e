import CalendarCore
import PageLayout

extension ResolvedScene {
  /// The scene as a display of few colours can show it.
  func inked(for colors: DisplayColors) -> ResolvedScene {
    var scene = scene
    scene.background = scene.background.over(.white)
    var chooser = InkChooser(colors, scene: scene)
    let hasShades = colors.colors.filter(\.isGray).count >= Self.shades
    return ResolvedScene(
      scene: scene, items: items.flatMap { chooser.inked($0) }, edges: hasShades ? .smooth : .hard)
  }

  /// How many shades of grey make edges smooth.
  private static let shades = 4
}
