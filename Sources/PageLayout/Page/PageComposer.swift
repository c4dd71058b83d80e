/// Lays out pages of every kind.
///
/// Not `Sendable`: it keeps what it measured, and each worker has one of its own.
public final class PageComposer {
  let text: any TextMeasuring
  let pictures: any PictureMeasuring

  /// A composer that asks these two how large things are.
  public init(text: any TextMeasuring, pictures: any PictureMeasuring) {
    self.text = text
    self.pictures = pictures
  }

  /// The scene of a page. Throws what `pictures` throws for a picture that can't be read, and `text` for a text that
  /// can't be measured.
  public func scene(of page: PageContent) throws -> Scene {
    let scene = try laidOut(page)
    try text.checkMeasurements()
    return scene
  }

  private func laidOut(_ page: PageContent) throws -> Scene {
    switch page.setup.kind {
    case .month: try MonthPage(page: page, measuring: text, pictures: pictures).scene()
    case .wall: try WallPage(page: page, measuring: text, pictures: pictures).scene()
    case .year: try YearPage(page: page, measuring: text, pictures: pictures).scene()
    }
  }
}
