import CalendarCore
import Testing

@testable import UIKitNames

struct UIFontTests {
  @Test(arguments: [
    (UIFont.systemFont(ofSize: 12), 12, FontWeight.regular, FontDesign.default),
    (.systemFont(ofSize: 12, weight: .ultraLight), 12, .light, .default),
    (.systemFont(ofSize: 12, weight: .medium), 12, .medium, .default),
    (.systemFont(ofSize: 12, weight: .semibold), 12, .semibold, .default),
    (.systemFont(ofSize: 12, weight: .black), 12, .bold, .default),
    (.boldSystemFont(ofSize: 9), 9, .bold, .default),
    (.monospacedSystemFont(ofSize: 9, weight: .regular), 9, .regular, .monospaced),
    (.monospacedDigitSystemFont(ofSize: 9, weight: .bold), 9, .bold, .default),
    (.preferredFont(forTextStyle: .headline), 17, .semibold, .default),
    (.preferredFont(forTextStyle: .caption2), 11, .regular, .default),
    (.systemFont(ofSize: 12).withSize(30), 30, .regular, .default),
  ])
  func hasSizeWeightAndDesign(font: UIFont, size: Int, weight: FontWeight, design: FontDesign) {
    #expect(font.pointSize == CGFloat(size))
    #expect(font.weight == weight)
    #expect(font.fontDescriptor.design.fontDesign == design)
  }

  @Test func aDescriptorChangesTheDesign() throws {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    let rounded = try #require(bold.fontDescriptor.withDesign(.rounded))
    let font = UIFont(descriptor: rounded, size: 0)
    #expect(font.pointSize == 20)
    #expect(font.weight == .bold)
    #expect(font.fontDescriptor.design == .rounded)
  }

  @Test(arguments: FontDesign.allCases)
  func designsGoThereAndBack(design: FontDesign) {
    #expect(UIFontDescriptor.SystemDesign(design).fontDesign == design)
  }
}
