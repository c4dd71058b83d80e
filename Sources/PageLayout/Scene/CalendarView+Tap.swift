public import CalendarCore

/// A user's touch on a drawn view.
extension CalendarView {
  /// Acts as a tap at a place of the view's picture does: asks the selection's delegate whether the day there can be
  /// selected (or deselected, when it is), changes the selection and tells the delegate.
  ///
  /// - Parameters:
  ///   - point: in points from the top left of the scene.
  ///   - scene: the picture that was tapped, drawn from this view.
  /// - Returns: whether anything changed; `false` where no day of the visible month lies.
  @discardableResult
  public func tap(at point: Point, in scene: Scene) -> Bool {
    guard let region = scene.region(at: point), !region.states.contains(.adjacent) else { return false }
    return tap(region.day)
  }
}
