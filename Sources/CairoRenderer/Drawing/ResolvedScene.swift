import CalendarCore
import PageLayout

/// A scene ready to be drawn, on any thread and as often as one likes.
struct ResolvedScene: Sendable {
  var scene: Scene
  var items: [ResolvedItem]
  var edges = Edges.smooth
}
