import CairoRenderer
import Foundation
import PictureComparison

/// What `compare --json` prints.
struct ComparisonSummary: Encodable {
  struct Picture: Encodable {
    let name: String
    let equal: Bool
    var problem: String?
    var expectedSize: PixelSize?
    var actualSize: PixelSize?
    var differingPixels: Int?
    var forgivenPixels: Int?
    var worst: ChannelDifference?
    /// x, y, width, height.
    var box: PixelBox?
    var places: [Place]?
    /// What is other in what the pictures were drawn with.
    var environment: [String]?
  }

  struct Place: Encodable {
    let place: String
    let parts: [DayPart]
    let differingPixels: Int
  }

  let equal: Bool
  let pictures: [Picture]

  init(_ entries: [ReportEntry]) {
    pictures = entries.map(Picture.init)
    equal = pictures.allSatisfy(\.equal)
  }

  func json() throws(ToolError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      throw .writing(path: "stdout", reason: "\(error)")
    }
  }
}

extension ComparisonSummary.Picture {
  init(_ entry: ReportEntry) {
    name = entry.name
    equal = entry.problem == nil
    problem = entry.problem
    guard case .different(let pictures, _, _) = entry.outcome else { return }
    expectedSize = PixelSize(of: pictures.expected.image)
    actualSize = PixelSize(of: pictures.actual.image)
    environment = pictures.environment
    guard let pixels = pictures.difference?.pixels else { return }
    differingPixels = pixels.count
    forgivenPixels = pixels.forgivenCount
    worst = pixels.worst
    box = pixels.box
    places = pictures.places.map {
      ComparisonSummary.Place(place: $0.place, parts: $0.parts, differingPixels: $0.count)
    }
  }
}
