import CalendarCore
import Testing

struct ColorNameTests {
  @Test(arguments: [
    ("systemRed", Color.systemRed), ("SYSTEMRED", .systemRed), ("tertiaryLabel", .tertiaryLabel),
    ("rebeccapurple", Color(RGBA(102, 51, 153))), ("RebeccaPurple", Color(RGBA(102, 51, 153))),
    ("green", Color(RGBA(0, 128, 0))), ("darkslategrey", Color(RGBA(47, 79, 79))), ("clear", Color(.clear)),
    ("transparent", Color(.clear)), ("#f0c", Color(RGBA(255, 0, 204))), ("#f0c8", Color(RGBA(255, 0, 204, alpha: 136))),
    ("#ff2d55", Color(RGBA(255, 45, 85))), ("#FF2D5580", Color(RGBA(255, 45, 85, alpha: 128))),
  ])
  func namesAColor(text: String, color: Color) throws {
    #expect(try Color(name: text) == color)
  }

  @Test func everyNameIsAColor() throws {
    #expect(Color.names.count == Color.system.count + 2 + 148)
    for name in Color.names { _ = try Color(name: name) }
  }

  @Test(arguments: [
    ("systemRde", #"unknown color "systemRde"; did you mean "systemRed"?"#),
    ("crimsn", #"unknown color "crimsn"; did you mean "crimson"?"#),
    ("nothing like it", #"unknown color "nothing like it""#),
    ("", #"unknown color """#),
    ("#12", ##""#12" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55"##),
    ("#ggg", ##""#ggg" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55"##),
    ("#１２３", ##""#１２３" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55"##),
    ("#", ##""#" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55"##),
  ])
  func whatIsNoColorIsExplained(text: String, message: String) {
    let error = #expect(throws: UnknownColor.self) { try Color(name: text) }
    #expect(error?.description == message)
  }
}
