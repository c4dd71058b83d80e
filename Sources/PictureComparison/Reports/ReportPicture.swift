import CairoRenderer
import Foundation
import PageLayout

/// A picture in a report, with its file in the page itself.
struct ReportPicture {
  let title: String
  let image: PixelImage
  let file: Data

  /// The picture with frames around the days that differ.
  func figure(marking places: [PlaceDifference]) -> String {
    let address = "data:image/png;base64," + file.base64EncodedString()
    let marks = places.compactMap { place in place.box.map { mark($0, name: place.description) } }
    return """
      <figure class="\(title)"><figcaption>\(title), \(image.width) x \(image.height)</figcaption>\
      <div class="frame" style="--width:\(image.width)px"><img src="\(address)" width="\(image.width)" \
      height="\(image.height)" alt="\(title)">\(marks.joined())</div></figure>
      """
  }

  private func mark(_ box: PixelBox, name: String) -> String {
    let sides = [
      ("left", box.x, image.width), ("top", box.y, image.height), ("width", box.width, image.width),
      ("height", box.height, image.height),
    ]
    let style = sides.map { "\($0):\(Double($1 * 100_000 / $2) / 1000)%" }.joined(separator: ";")
    return "<i style=\"\(style)\" title=\"\(Markup.escaped(name))\"></i>"
  }
}
