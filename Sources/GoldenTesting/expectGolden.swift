public import CalendarCore
public import Foundation
public import PageLayout
public import PictureComparison
import Testing

/// Expects a view's visible month to look as its golden does, drawn with the shipped fonts.
///
/// In a test of Swift Testing what differs is an issue, with the pictures attached; elsewhere, as in XCTest, it is a
/// `GoldenFailure` that is thrown.
///
/// - Parameters:
///   - name: tells apart several goldens of a test; a test with arguments must give it.
///   - measure: `.exact`, or say why not: `.tolerance(2)` for suites that run on several systems.
/// - Throws: `GoldenError`, or why the view can't be drawn.
public func expectGolden(
  _ view: CalendarView, named name: String? = nil, theme: Theme = .light, setup: PageSetup = PageSetup(),
  measure: PictureMeasure = .exact, function: String = #function, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  let drawing = try GoldenDrawing()
  try expectGolden(
    png: drawing.png(drawing.scene(of: view, theme: theme, setup: setup)), named: name, measure: measure,
    function: function, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects a view of another kind, such as a `UICalendarView`, to look as its golden does, drawn with the shipped fonts;
/// see `expectGolden(_:named:)`.
public func expectGolden(
  _ view: some SceneSource, named name: String? = nil, measure: PictureMeasure = .exact, function: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  try expectGolden(
    scene: view.scene(), named: name, measure: measure, function: function, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Expects a scene to look as its golden does, drawn with the shipped fonts; see `expectGolden(_:named:)`.
public func expectGolden(
  scene: Scene, named name: String? = nil, measure: PictureMeasure = .exact, function: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  try expectGolden(
    png: GoldenDrawing().png(scene), named: name, measure: measure, function: function, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Expects a PNG file, drawn by whatever, to look as its golden does; see `expectGolden(_:named:)`.
public func expectGolden(
  png: Data, named name: String? = nil, measure: PictureMeasure = .exact, function: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  try GoldenExpectation(name, measure: measure, function: function, place: place).expect(png)
}
