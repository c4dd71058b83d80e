import CalendarCore

/// Pictures in boxes.
extension Size {
  /// The largest frame of these proportions in the middle of a box.
  func fitted(in box: Rect) -> Rect {
    guard width > 0, height > 0 else { return Rect(center: box.center, width: 0, height: 0) }
    let scale = min(box.width / width, box.height / height)
    return Rect(center: box.center, width: width * scale, height: height * scale)
  }
}
