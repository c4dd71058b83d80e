/// Up to 256 colours, each with a number, found quickly.
struct ColorTable: Sendable {
  /// In the order they were added.
  private(set) var colors: [UInt32] = []
  /// A colour in the upper half, one more than its number in the lower; 0 where there is none.
  private var slots = [UInt64](repeating: 0, count: Self.slotCount)

  init() {}

  /// A table that gives colours their numbers in an order.
  init(_ colors: [UInt32]) {
    for color in colors { _ = insert(color) }
  }

  /// Adds a colour; false when there is no room for it.
  @inline(__always)
  mutating func insert(_ color: UInt32) -> Bool {
    var slot = Self.slot(of: color)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == UInt64(color) { return true }
      slot = (slot + 1) % Self.slotCount
    }
    guard colors.count < 256 else { return false }
    colors.append(color)
    slots[slot] = UInt64(color) << 32 | UInt64(colors.count)
    return true
  }

  /// The number of a colour that is in the table.
  @inline(__always)
  func number(of color: UInt32) -> UInt8 {
    var slot = Self.slot(of: color)
    while slots[slot] >> 32 != UInt64(color) || slots[slot] == 0 {
      precondition(slots[slot] != 0, "a colour that was not counted")
      slot = (slot + 1) % Self.slotCount
    }
    return UInt8(truncatingIfNeeded: slots[slot] &- 1)
  }

  private static let slotCount = 1024

  /// Fibonacci hashing: neighbouring shades fall into slots far apart.
  @inline(__always)
  private static func slot(of color: UInt32) -> Int {
    Int((color &* 2_654_435_769) >> 22)
  }
}
