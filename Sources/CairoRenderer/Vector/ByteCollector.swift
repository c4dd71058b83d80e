import CCairo

/// Collects what a cairo surface writes.
final class ByteCollector {
  private(set) var bytes: [UInt8] = []

  /// What cairo calls with each piece; its closure is the collector, which must outlive the surface.
  static let write: cairo_write_func_t = { collector, piece, count in
    let piece = UnsafeBufferPointer(start: piece, count: Int(count))
    Unmanaged<ByteCollector>.fromOpaque(collector!).takeUnretainedValue().bytes.append(contentsOf: piece)
    return CAIRO_STATUS_SUCCESS
  }

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
