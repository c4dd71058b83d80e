import CalendarCore

/// Decoded pictures, as many as fit into some memory; the oldest make room for new ones.
struct PixmapCache {
  struct Key: Hashable {
    var picture: Picture
    var width: Int
    var height: Int
  }

  /// In bytes.
  let capacity: Int
  private var pixmaps: [Key: Pixmap] = [:]
  private var order: [Key] = []
  private var size = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Pixmap? { pixmaps[key] }

  mutating func insert(_ pixmap: Pixmap, for key: Key) {
    guard pixmap.byteCount <= capacity, pixmaps[key] == nil else { return }
    while size + pixmap.byteCount > capacity {
      size -= pixmaps.removeValue(forKey: order.removeFirst())?.byteCount ?? 0
    }
    pixmaps[key] = pixmap
    order.append(key)
    size += pixmap.byteCount
  }
}

extension Pixmap {
  fileprivate var byteCount: Int { pixels.count * 4 }
}
