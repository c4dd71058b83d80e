import CairoRenderer
import Foundation
import PictureComparison
import Testing
import ToolRunning

@Suite("compare")
struct CompareTests {
  private let folder: TemporaryFolder
  private static let moved =
    "b.png: 32 of 800 pixels differ (4.0 %), green the most, by 255 of 255 at 4,8; all are within 24 x 4 at 4,8; "
    + "14 February: decoration; 15 February: decoration\n"

  init() throws {
    folder = try TemporaryFolder()
    try draw("a.png", mark: 14)
    try draw("b.png", mark: 15)
  }

  @Test("of the same picture ends with 0 and says nothing")
  func same() throws {
    try draw("c.png", mark: 14)
    let outcome = try folder.tool.run(["compare", "a.png", "c.png", "--diff", "d.png"])
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
    #expect(folder.files == ["a.png", "b.png", "c.png"])
  }

  @Test("names pixels, worst channel, box and days in a line, and ends with 1")
  func different() throws {
    let outcome = try folder.tool.run(["compare", "a.png", "b.png"])
    #expect(outcome.errors == Self.moved)
    #expect(outcome.output == "")
    #expect(outcome.status == 1)
  }

  @Test("--diff writes the three pictures side by side")
  func sheet() throws {
    let outcome = try folder.tool.run(["compare", "a.png", "b.png", "--diff", "d.png"])
    #expect(outcome.output == "d.png\n")
    let parts = try ["a.png", "b.png", "d.png"].map { try image($0) }
    #expect(parts[2].width > parts[0].width * 3)
    #expect(parts[2].contains(parts[0]))
    #expect(parts[2].contains(parts[1]))
  }

  @Test("--json says the same for programs")
  func json() throws {
    let outcome = try folder.tool.run(["compare", "a.png", "b.png", "--json"])
    let object = try #require(try JSONSerialization.jsonObject(with: outcome.bytes) as? [String: Any])
    let picture = try #require((object["pictures"] as? [[String: Any]])?.first)
    #expect(object["equal"] as? Bool == false)
    #expect(picture["differingPixels"] as? Int == 32)
    #expect(picture["box"] as? [Int] == [4, 8, 24, 4])
    let places = try #require(picture["places"] as? [[String: Any]])
    #expect(places.map { $0["place"] as? String } == ["14 February", "15 February"])
    #expect(places.map { $0["parts"] as? [String] } == [["decoration"], ["decoration"]])
    #expect(outcome.status == 1)
  }

  @Test(
    "takes a tolerance, a share, or what a reader would see as a measure",
    arguments: [
      (["--tolerance", "254"], 1), (["--tolerance", "255"], 0), (["--share", "3.9%"], 1), (["--share", "4%"], 0),
      (["--share", "0.04"], 0), (["--perceptual"], 1), (["--perceptual", "--share", "4%"], 0),
    ])
  func measures(options: [String], status: Int) throws {
    #expect(try folder.tool.run(["compare", "a.png", "b.png"] + options).status == Int32(status))
  }

  @Test("of folders tells of each picture, and of those only one has")
  func folders() throws {
    try draw("x/same.png", mark: 14)
    try draw("y/same.png", mark: 14)
    try draw("x/sub/b.png", mark: 14)
    try draw("y/sub/b.png", mark: 15)
    try draw("x/old.png", mark: 14)
    try draw("y/new.png", mark: 14)
    let outcome = try folder.tool.run(["compare", "x", "y", "--report", "r.html"])
    #expect(
      outcome.errors == "new.png: it was not expected\nold.png: it is missing\nsub/" + Self.moved)
    #expect(outcome.output == "r.html\n")
    #expect(outcome.status == 1)
    let page = try String(contentsOf: folder.file("r.html"), encoding: .utf8)
    #expect(page.contains("<h1>3 of 4 pictures differ</h1>"))
    #expect(page.contains("<li>14 February: decoration</li>"))
    for outside in ["http:", "https:", "//"] { #expect(!page.replacing(/base64,[^"]*/, with: "").contains(outside)) }
  }

  @Test("of pictures that this program drew names their days")
  func drawn() throws {
    for (name, day) in [("c.png", "2027-02-14"), ("d.png", "2027-02-15")] {
      let drawing = ["month", "2027-02", "--decorate", "\(day)=heart.fill", "-o", name]
      #expect(try folder.tool.run(drawing).status == 0)
    }
    let outcome = try folder.tool.run(["compare", "c.png", "d.png"])
    #expect(outcome.errors.hasSuffix("; 14 February: decoration; 15 February: decoration\n"))
  }

  @Test(
    "of what can't be read ends with 2 and the reason",
    arguments: [
      (["a.png", "nope.png"], "nope.png: no such file or directory\n"),
      (["text.png", "a.png"], "text.png: not a PNG file\n"),
      (["empty", "empty"], "empty and empty have no PNG files\n"),
    ])
  func unreadable(operands: [String], message: String) throws {
    try folder.write("text", to: "text.png")
    try folder.write("text", to: "empty/note.txt")
    let outcome = try folder.tool.run(["compare"] + operands)
    #expect(outcome.errors == message)
    #expect(outcome.status == 2)
  }

  @Test(
    "refuses what makes no sense",
    arguments: [
      (["a.png"], "EXPECTED ACTUAL is missing"),
      (["a.png", "."], "a folder is only compared with a folder"),
      ([".", ".", "--diff", "d.png"], "--diff shows two pictures; --report FILE shows those of folders"),
      (["a.png", "b.png", "--tolerance", "256"], "--tolerance is a number from 0 to 255, not \"256\""),
      (["a.png", "b.png", "--share", "101%"], "--share is a share of all pixels such as 0.1%, not \"101%\""),
      (["a.png", "b.png", "--tolerance", "1", "--perceptual"], "--tolerance and --perceptual exclude each other"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let outcome = try folder.tool.run(["compare"] + arguments)
    #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "calendar-press compare: \(message)")
    #expect(outcome.status == 2)
  }

  /// Two days beside each other, one of them with a red square.
  private func draw(_ name: String, mark: Int) throws {
    var bytes = [UInt8](repeating: 255, count: 40 * 20 * 4)
    for y in 8..<12 {
      for x in 0..<4 {
        let start = (y * 40 + (mark - 14) * 20 + 4 + x) * 4
        bytes.replaceSubrange(start..<start + 3, with: [255, 0, 0])
      }
    }
    let days = [14, 15].map { day in
      PictureRegions.DayArea(
        date: "2027-02-\(day)", box: PixelBox(x: (day - 14) * 20, y: 0, width: 20, height: 20),
        content: day == mark ? [.decoration: "square"] : [:])
    }
    let box = PixelBox(x: 0, y: 0, width: 40, height: 20)
    let regions = PictureRegions(months: [PictureRegions.MonthArea(title: "February", box: box, days: days)])
    let text = PNGOptions.TextChunk(keyword: PictureRegions.keyword, text: regions.text)
    let png = PixelImage(width: 40, height: 20, bytes: bytes).png(texts: [text])
    try folder.write("", to: name)
    try png.write(to: folder.file(name))
  }

  private func image(_ name: String) throws -> PixelImage {
    try PNGReader().picture(in: Data(contentsOf: folder.file(name))).image
  }
}

extension PixelImage {
  /// Whether another picture is part of this one.
  fileprivate func contains(_ part: PixelImage) -> Bool {
    (0...height - part.height).contains { top in
      (0...width - part.width).contains { left in
        (0..<part.height).allSatisfy { y in
          let own = ((top + y) * width + left) * 4
          let other = y * part.width * 4
          return bytes[own..<own + part.width * 4] == part.bytes[other..<other + part.width * 4]
        }
      }
    }
  }
}
