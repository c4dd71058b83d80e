import CalendarCore

/// An iCalendar file (RFC 5545), as calendar programs export it.
public struct CalendarFile: Hashable, Sendable {
  /// The file as messages call it.
  public let name: String
  public let size: CalendarFileSize
  let limits: CalendarFileLimits
  /// Its `VCALENDAR`s.
  let calendars: [FileComponent]
  /// The first line that is not UTF-8.
  let firstForeignLine: Int?

  /// Reads the structure of a calendar file's bytes.
  ///
  /// - Parameter earlier: the size of files that share its limits.
  /// - Throws: `CalendarFileProblem` when it is no iCalendar file, is broken off, or is larger than the limits.
  public init(
    name: String, bytes: [UInt8], limits: CalendarFileLimits = CalendarFileLimits(),
    after earlier: CalendarFileSize = CalendarFileSize()
  ) throws(CalendarFileProblem) {
    self.name = name
    self.limits = limits
    var size = CalendarFileSize()
    size.bytes = bytes.count
    let remark = earlier == CalendarFileSize() ? "" : "; the calendar files before it count, too"
    guard earlier.bytes + bytes.count <= limits.bytes else {
      throw CalendarFileProblem(
        file: name, reason: "the file is too large (limit bytes: \(limits.bytes))\(remark)")
    }
    do throws(CalendarFileFault) {
      let text = try ContentText(bytes, limits: limits, after: earlier)
      size.lines = text.lines.count
      firstForeignLine = text.firstForeignLine
      let outline = try FileOutline(text.lines, limits: limits, after: earlier)
      size.events = outline.eventCount - earlier.events
      calendars = outline.calendars
    } catch {
      throw CalendarFileProblem(
        file: name, line: error.line, reason: error.reason + (error.isTooMuch ? remark : ""))
    }
    self.size = size
    for version in calendars.compactMap({ $0.property("VERSION") }) where version.value == "1.0" {
      throw CalendarFileProblem(
        file: name, line: version.number, reason: "this is vCalendar 1.0; wanted is iCalendar (VERSION:2.0)")
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: what messages call it; the path by default.
  ///   - earlier: the size of files that share its limits.
  ///   - mayRead: whether a file may be read that lies at a path without links. It is asked of the opened file.
  /// - Throws: `CalendarFileProblem`, also when it isn't there or is no regular file.
  public init(
    contentsOfFile path: String, name: String? = nil, limits: CalendarFileLimits = CalendarFileLimits(),
    after earlier: CalendarFileSize = CalendarFileSize(), where mayRead: (_ realPath: String) -> Bool = { _ in true }
  ) throws(CalendarFileProblem) {
    let name = name ?? path
    let bytes: [UInt8]
    do throws(OpenedFile.Problem) {
      let file = try OpenedFile(path: path)
      guard let place = file.realPath, mayRead(place) else {
        throw OpenedFile.Problem.unreadable
      }
      bytes = try file.bytes(limit: limits.bytes)
    } catch {
      throw CalendarFileProblem(file: name, reason: "\(error)")
    }
    try self.init(name: name, bytes: bytes, limits: limits, after: earlier)
  }
}
