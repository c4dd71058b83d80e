import CalendarCore
import Testing

@testable import UIKitNames

struct UIColorTests {
  @Test(arguments: [
    (UIColor.red, "#ff0000"), (.green, "#00ff00"), (.orange, "#ff8000"), (.purple, "#800080"), (.brown, "#996633"),
    (.gray, "#808080"), (.darkGray, "#555555"), (.lightGray, "#aaaaaa"), (.clear, "#00000000"),
    (.systemOrange, "#ff9500"), (.label, "#000000"), (.systemFill, "#78788033"), (.tintColor, "#007aff"),
    (UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), "#ff800080"), (UIColor(white: 2, alpha: 1), "#ffffff"),
    (UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), "#ff0000"),
    (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), "#00ff00"),
    (UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1), "#66cccc"),
  ])
  func hasItsValue(color: UIColor, hex: String) {
    #expect(color.color.light.hex == hex)
  }

  @Test func plainColorsAreTheSameInTheDarkAndSystemColorsAreNot() {
    #expect(UIColor.red.color.dark.hex == "#ff0000")
    #expect(UIColor.systemRed.color.dark.hex == "#ff453a")
    #expect(UIColor.label.color.dark.hex == "#ffffff")
  }

  @Test func aClosureIsAskedForBothSurroundings() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.color == Color(light: RGBA(255, 59, 48), dark: .white))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.white)
  }

  @Test func opacityReplacesTheOldOne() {
    #expect(UIColor.systemFill.withAlphaComponent(1).color.light.hex == "#787880")
    #expect(UIColor.systemRed.withAlphaComponent(0.5).color.dark.hex == "#ff453a80")
  }

  @Test func equalColorsAreEqual() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.systemRed)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }
}
