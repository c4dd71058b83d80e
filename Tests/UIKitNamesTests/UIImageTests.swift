import CalendarCore
import Testing

@testable import UIKitNames

@MainActor
struct UIImageTests {
  @Test func symbolsHaveTheirNames() {
    #expect(UIImage(systemName: "heart.fill")?.picture == .symbol("heart.fill"))
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    #expect(UIImage(systemName: "star", withConfiguration: configuration)?.picture == .symbol("star"))
  }

  @Test func filesAreFoundByPathWithOrWithoutTheirEnding() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("cake.png").path
    try Data([1]).write(to: URL(fileURLWithPath: file))
    #expect(UIImage(named: file)?.picture == .file(file))
    #expect(UIImage(named: folder.appendingPathComponent("cake").path)?.picture == .file(file))
    #expect(UIImage(contentsOfFile: file)?.picture == .file(file))
    #expect(UIImage(named: folder.path) == nil)
    #expect(UIImage(contentsOfFile: file + "x") == nil)
    #expect(UIImage(named: "nothing of this name") == nil)
  }

  @Test func bytesAreAPicture() {
    #expect(UIImage(data: Data([1, 2]))?.picture == .data([1, 2]))
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func aTintGoesIntoTheDecorationUnlessItHasAColor() throws {
    let star = try #require(UIImage(systemName: "star.fill")).withTintColor(
      .systemYellow, renderingMode: .alwaysOriginal)
    #expect(UICalendarView.Decoration.image(star).model.color == .systemYellow)
    #expect(UICalendarView.Decoration.image(star, color: .systemRed).model.color == .systemRed)
    #expect(UICalendarView.Decoration(image: star.withRenderingMode(.alwaysTemplate)).model.color == .systemYellow)
    guard case .circle = UICalendarView.Decoration.image(nil).model.content else {
      Issue.record("no image is not a circle")
      return
    }
  }
}
