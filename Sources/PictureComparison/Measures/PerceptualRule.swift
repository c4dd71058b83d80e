import CalendarCore

/// When two pixels look the same.
///
/// Colours are compared by the measure of Kotsarenko and Ramos (`YIQ`). Beside an edge more is forgiven, in proportion
/// to the edge's contrast, which masks it (Legge and Foley, *Contrast masking in human vision*, 1980): antialiasing
/// differs there from one rasterizer to another, by up to 15 % of the contrast in what this package
/// draws. A font that is one weight heavier differs by more on some of its edges, also where it is pale.
///
/// Mapbox's pixelmatch, the usual companion of that measure, forgives whatever looks antialiased by any amount; it
/// took figures moved by a pixel for the same.
public struct PerceptualRule: Hashable, Sendable {
  /// How far apart two colours may be on an even area, from 0 to 1 (black and white).
  public var threshold: Double
  /// How far apart two colours may be at an edge, as a share of the edge's own contrast.
  public var edgeShare: Double

  public init(threshold: Double = 0.02, edgeShare: Double = 0.15) {
    self.threshold = threshold
    self.edgeShare = edgeShare
  }

  func forgives(_ expected: PixelPlane, _ actual: PixelPlane, x: Int, y: Int) -> Bool {
    let left = expected[x, y]
    let right = actual[x, y]
    // What lies behind a picture is unknown: translucent pixels must look the same on white and on black.
    let backdrops: [Double] = left.alpha == 255 && right.alpha == 255 ? [255] : [255, 0]
    return backdrops.allSatisfy { backdrop in
      let distance = YIQ(from: left, to: right, on: backdrop).distance
      return distance <= threshold
        || distance <= edgeShare * expected.contrast(x, y, on: backdrop)
        || distance <= edgeShare * actual.contrast(x, y, on: backdrop)
    }
  }
}

extension PixelPlane {
  /// How far a pixel is from the farthest of its eight neighbours.
  fileprivate func contrast(_ x: Int, _ y: Int, on backdrop: Double) -> Double {
    let center = self[x, y]
    var largest = 0.0
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        largest = max(largest, YIQ(from: center, to: self[column, row], on: backdrop).distance)
      }
    }
    return largest
  }
}
