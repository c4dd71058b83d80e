import CalendarCore

/// Colours of events: a tint behind text of the same hue, dark (or light) enough to read.
extension Theme {
  /// The opaque page that text stands on; a clear page is taken for the white or black it will lie on.
  var ground: RGBA {
    background.over(appearance == .dark ? .black : .white)
  }

  /// Behind an event's text.
  func eventFill(_ color: RGBA) -> RGBA {
    color.opacity(appearance == .dark ? 0.28 : 0.16)
  }

  /// The event's hue at 4.5:1 or more (WCAG 2.2, 1.4.3) on a ground.
  func eventText(_ color: RGBA, on ground: RGBA) -> RGBA {
    let end: RGBA = ground.luminance > 0.18 ? .black : .white
    var share = 0.0
    while share < 1 {
      let mixed = end.opacity(share).over(color.over(ground))
      if mixed.contrast(to: ground) >= 4.5 { return mixed }
      share += 0.05
    }
    return end
  }
}
