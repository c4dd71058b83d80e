/// The weight of a face, by OpenType's `usWeightClass`.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
}

extension FontWeight: Comparable {
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
