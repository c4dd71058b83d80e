import Foundation
import PictureComparison

extension PictureMeasure {
  /// The measure that options ask for; exact without any.
  init(_ invocation: Invocation) throws(ToolError) {
    let isPerceptual = invocation.has(.perceptual)
    var measure = isPerceptual ? PictureMeasure.perceptual : .exact
    if let text = invocation.value(of: .tolerance) {
      guard !isPerceptual else { throw invocation.usageError("--tolerance and --perceptual exclude each other") }
      guard let tolerance = Int(text), (0...255).contains(tolerance) else {
        throw invocation.usageError("--tolerance is a number from 0 to 255, not \"\(text)\"")
      }
      measure = .tolerance(tolerance)
    }
    if let text = invocation.value(of: .share) {
      guard let share = Self.share(text) else {
        throw invocation.usageError("--share is a share of all pixels such as 0.1%, not \"\(text)\"")
      }
      measure.allowedShare = share
    }
    self = measure
  }

  /// `0.1%` or `0.001` as a number from 0 to 1.
  private static func share(_ text: String) -> Double? {
    let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return number.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
