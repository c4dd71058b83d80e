import CalendarCore
import PageLayout
import Testing

@Suite("Posters as a grid of months")
struct YearGridTests {
  /// The months' frames row by row.
  private func rows(_ scene: Scene) -> [[Rect]] {
    scene.months.map(\.frame).reduce(into: []) { rows, frame in
      if let last = rows.last?.last, abs(last.y - frame.y) < 0.01 {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
  }

  @Test(
    "the grid suits the paper, and its last row is full",
    arguments: [
      (12, Orientation.portrait, [3, 3, 3, 3]), (12, .landscape, [4, 4, 4]), (4, .portrait, [2, 2]),
      (24, .portrait, [4, 4, 4, 4, 4, 4]), (24, .landscape, [6, 6, 6, 6]), (13, .portrait, [1, 3, 3, 3, 3]),
      (13, .landscape, [3, 5, 5]), (10, .portrait, [1, 3, 3, 3]), (1, .portrait, [1]),
    ])
  func gridSuitsPaper(count: Int, orientation: Orientation, rows: [Int]) throws {
    #expect(try self.rows(Poster(orientation: orientation, count: count).scene()).map(\.count) == rows)
  }

  @Test func aSetupSaysHowManyColumns() throws {
    #expect(try rows(Poster(columns: 4).scene()).map(\.count) == [4, 4, 4])
    #expect(try rows(Poster(columns: 99).scene()).map(\.count) == [12])
  }

  @Test("months of four, five and six rows stand on even rows", arguments: Orientation.allCases)
  func rowsAreEven(orientation: Orientation) throws {
    // From Monday, 2027 has months of four (February), five and six rows (May, August).
    let scene = try Poster(orientation: orientation).scene()
    let tops = rows(scene).map { $0[0].y }
    let pitches = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(pitches.allSatisfy { abs($0 - pitches[0]) < 0.01 })
    let heights = scene.months.flatMap { $0.days.map(\.frame.height) }
    #expect(heights.allSatisfy { abs($0 - heights[0]) < 0.01 })
  }

  @Test(
    "numbers are at least a hundred and twentieth of the page's height",
    arguments: YearPageTests.posters.filter { $0.form == .grid })
  func numbersCanBeRead(poster: Poster) throws {
    let scene = try poster.scene()
    let days = scene.months.flatMap(\.days)
    let numbers = scene.texts.filter { text in days.contains { $0.frame.contains(text.box.center) } }
    #expect(numbers.count == days.count)
    #expect(numbers.allSatisfy { $0.item.style.size >= scene.size.height / 120 - 0.001 })
  }

  @Test("the title, the months' names and numbers of two figures share a left edge")
  func oneEdge() throws {
    for theme in Theme.named {
      let scene = try Poster(hasWeekNumbers: true, theme: theme).scene()
      let edges = ["2027", "January"].map { text in scene.texts.first { $0.item.text == text }!.box.x }
      let column = scene.months[0].days.first { $0.column == 0 && $0.fields.day >= 10 }!
      let number = scene.texts.first { $0.item.text == column.text && column.frame.contains($0.box.center) }!.box.x
      #expect(abs(edges[0] - edges[1]) < 0.01 && abs(edges[0] - number) < 0.01, "\(theme.name)")
    }
  }

  @Test("margins are equal left and right, and the title begins at the top one")
  func margins() throws {
    let scene = try Poster().scene()
    let margin = scene.size.width * 0.07
    let boxes = scene.texts.map(\.box)
    #expect(abs(boxes.map(\.x).min()! - margin) < 0.01)
    #expect(abs(scene.size.width - boxes.map(\.maxX).max()! - margin) < 0.01)
    #expect(abs(boxes.map(\.y).min()! - margin) < 0.01)
    #expect(boxes.map(\.maxY).max()! <= scene.size.height - margin + 0.01)
  }

  @Test("a page that runs right to left is the other's mirror image")
  func rightToLeft() throws {
    let left = try Poster(count: 13, events: YearPageTests.events).scene()
    let right = try Poster(count: 13, isRightToLeft: true, events: YearPageTests.events).scene()
    for (one, other) in zip(left.months, right.months) {
      for (day, mirrored) in zip(one.days, other.days) {
        let frame = mirrored.frame.mirrored(in: right.size.width)
        #expect(abs(day.frame.x - frame.x) < 0.01 && abs(day.frame.y - frame.y) < 0.01)
        #expect(day.column == mirrored.column)
      }
    }
  }

  @Test("a title beside months begins on a line with their names")
  func titleBesideMonths() throws {
    let texts = try Poster(count: 13, title: "5787").scene().texts
    let tops = ["5787", "January 2027"].map { text in texts.first { $0.item.text == text }!.box.y }
    #expect(abs(tops[0] - tops[1]) < 0.01)
  }

  @Test func monthsOfSeveralYearsSayTheirYear() throws {
    let texts = try Poster(first: (2026, 9), title: "2026–2027").scene().texts.map(\.item.text)
    #expect(texts.contains("September 2026") && texts.contains("August 2027"))
    #expect(try Poster().scene().texts.map(\.item.text).contains("September"))
  }

  @Test("every other month of the bold theme stands light on dark")
  func panels() throws {
    let theme = Theme.bold
    let scene = try Poster(theme: theme).scene()
    let panels = scene.fills.filter { $0.color == theme.label && $0.shape.bounds.width > 100 }
    #expect(panels.count == 6)
    #expect(Rect.overlaps(panels.map(\.shape.bounds)).isEmpty)
    for (index, month) in scene.months.enumerated() {
      let isDark = panels.contains { $0.shape.bounds.contains(month.frame.center) }
      #expect(isDark == ((index / 3 + index % 3) % 2 == 1))
    }
  }
}
