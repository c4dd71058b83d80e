import CalendarCore
import Testing

@Suite("The colours of a display")
struct DisplayColorsTests {
  @Test func namesAreShadesFromBlackToWhite() throws {
    #expect(try DisplayColors("1bit").colors == [.black, .white])
    #expect(try DisplayColors("2bit").colors.map(\.red) == [0, 85, 170, 255])
    #expect(try DisplayColors("4bit").colors.count == 16)
  }

  @Test func listsHaveAnyColors() throws {
    #expect(try DisplayColors("#000, white,red").colors == [.black, .white, RGBA(255, 0, 0)])
  }

  @Test(
    "are refused with what is right",
    arguments: [
      ("3bit", "unknown colors \"3bit\"; write 1bit, 2bit, 4bit, or colors such as '#000,#fff,#f00'"),
      ("black,wihte", "unknown color \"wihte\"; did you mean \"white\"?"),
      ("#000,#0000", "#00000000 is not opaque; a display's colors are"), ("#000,black", "#000000 stands twice"),
      ("#000,", "unknown color \"\""),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: InvalidDisplayColors.self) { try DisplayColors(text) }
    #expect(error?.description == message)
  }

  @Test func oneColorIsRefused() {
    #expect(throws: InvalidDisplayColors.count(1)) { try DisplayColors([.black]) }
    #expect(InvalidDisplayColors.count(1).description == "there are 1 colors; a display has 2 to 256")
  }
}
