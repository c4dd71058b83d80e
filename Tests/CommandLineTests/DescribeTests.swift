import Foundation
import Testing
import ToolRunning

@Suite("describe")
struct DescribeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("prints one JSON object with sorted keys: a page, its month, its days and where they are")
  func february() throws {
    let outcome = try folder.tool.run(["describe", "month", "2027-02", "--first-weekday", "monday"])
    #expect(outcome.status == 0)
    let page = try Page(outcome.output)
    #expect(page.month["calendar"] as? String == "gregorian")
    #expect(page.month["columns"] as? [String] == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(page.month["firstWeekday"] as? Int == 2)
    #expect(page.month["weeks"] == nil)
    #expect(page.days.count == 28)
    #expect(Set(page.days.map { $0["row"] as? Int }) == [0, 1, 2, 3])
    #expect(page.days.map { $0["day"] as? Int } == (1...28).map { $0 })
    #expect(outcome.output.hasPrefix("{\"pages\":[{\"altText\":"))
    #expect(outcome.output.hasSuffix("\"width\":664}]}\n"))
  }

  @Test("says what is decorated, selected and outside the range")
  func states() throws {
    let outcome = try folder.tool.run([
      "describe", "month", "2027-02", "--select", "2027-02-14", "--decorate", "2027-02-14=heart.fill,systemRed,large",
      "--available", "2027-02-02..2027-12-31", "--today", "2027-02-03", "--week-numbers", "iso",
    ])
    let page = try Page(outcome.output)
    #expect(page.month["weeks"] as? [Int] == [5, 6, 7, 8, 9])
    #expect(page.day("2027-02-01")["states"] as? [String] == ["unavailable"])
    #expect(page.day("2027-02-03")["states"] as? [String] == ["today"])
    let valentine = page.day("2027-02-14")
    #expect(valentine["states"] as? [String] == ["selected", "weekend"])
    #expect(
      valentine["decorations"] as? [[String: String]]
        == [["kind": "image", "image": "heart.fill", "color": "#ff3b30", "size": "large"]])
  }

  @Test("measures in pixels of a PNG, and in points of a PDF")
  func units() throws {
    let arguments = ["describe", "month", "2027-02", "--size", "A4", "--dpi", "200", "--kind", "wall"]
    let pixels = try Page(folder.tool.run(arguments).output)
    #expect(pixels.page["width"] as? Int == 1654)
    #expect(pixels.page["height"] as? Int == 2339)
    #expect(pixels.page["dpi"] as? Int == 200)
    let points = try Page(folder.tool.run(arguments + ["--format", "pdf"]).output)
    #expect(points.page["width"] as? Double == 595.276)
    #expect(points.page["dpi"] == nil)
    let frames = [pixels, points].compactMap { $0.day("2027-02-14")["frame"] as? [Double] }
    #expect(zip(frames[0], frames[1]).allSatisfy { abs($0 - $1 * 200 / 72) < 1 })
  }

  @Test(
    "answers the same for a month by its own name, by a day in it and by a config",
    arguments: [
      ["hebrew:5806-03", "--calendar", "hebrew"], ["2045-11-15", "--calendar", "hebrew"],
    ])
  func sameMonth(arguments: [String]) throws {
    try folder.write("calendar: hebrew\nvisibleDateComponents: {year: 5806, month: 3}\n", to: "a.yml")
    let config = try folder.tool.run(["describe", "a.yml"])
    let month = try folder.tool.run(["describe", "month"] + arguments)
    #expect(month.status == 0)
    #expect(month.output == config.output)
  }
}

/// The first page of describe's JSON.
private struct Page {
  let page: [String: Any]
  let month: [String: Any]
  let days: [[String: Any]]

  init(_ json: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    page = try #require((object?["pages"] as? [[String: Any]])?.first)
    month = try #require((page["months"] as? [[String: Any]])?.first)
    days = try #require(month["days"] as? [[String: Any]])
  }

  func day(_ date: String) -> [String: Any] {
    days.first { $0["date"] as? String == date } ?? [:]
  }
}
