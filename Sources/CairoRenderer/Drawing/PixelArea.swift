/// A rectangle of whole pixels.
struct PixelArea: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}
