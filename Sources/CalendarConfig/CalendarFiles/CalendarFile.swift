import CalendarCore

/// An iCalendar file (RFC 5545), as calendar programs export it.
public struct CalendarFile: Hashable, Sendable {
  /// The file as messages call it.
  public let name: String
  let limits: CalendarFileLimits
  /// Its `VCALENDAR`s.
  let calendars: [FileComponent]
  /// The first line that is not UTF-8.
  let firstForeignLine: Int?

  /// Reads the structure of a calendar file's bytes.
  ///
  /// - Throws: `CalendarFileProblem` when it is no iCalendar file, is broken off, or is larger than the limits.
  public init(name: String, bytes: [UInt8], limits: CalendarFileLimits = CalendarFileLimits())
    throws(CalendarFileProblem)
  {
    var total = CalendarFileSize()
    try self.init(name: name, bytes: bytes, limits: limits, countedIn: &total)
  }

  /// Reads a file.
  ///
  /// - Parameter name: what messages call it; the path by default.
  /// - Throws: `CalendarFileProblem`, also when it isn't there or is no regular file.
  public init(
    contentsOfFile path: String, name: String? = nil, limits: CalendarFileLimits = CalendarFileLimits()
  ) throws(CalendarFileProblem) {
    var total = CalendarFileSize()
    try self.init(contentsOfFile: path, name: name ?? path, limits: limits, countedIn: &total) { _ in true }
  }

  /// Reads a file that shares its limits with others.
  ///
  /// - Parameters:
  ///   - total: the size of the others, to which its own is added, even when it can't be read.
  ///   - mayRead: whether a file may be read that lies at a path without links. It is asked of the opened file.
  init(
    contentsOfFile path: String, name: String, limits: CalendarFileLimits = CalendarFileLimits(),
    countedIn total: inout CalendarFileSize, where mayRead: (_ realPath: String) -> Bool
  ) throws(CalendarFileProblem) {
    let bytes: [UInt8]
    do throws(OpenedFile.Problem) {
      let file = try OpenedFile(path: path)
      guard let place = file.realPath, mayRead(place) else {
        throw OpenedFile.Problem.unreadable
      }
      bytes = try file.bytes(limit: max(0, limits.bytes - total.bytes))
    } catch {
      throw CalendarFileProblem(file: name, reason: "\(error)")
    }
    try self.init(name: name, bytes: bytes, limits: limits, countedIn: &total)
  }

  private init(
    name: String, bytes: [UInt8], limits: CalendarFileLimits, countedIn total: inout CalendarFileSize
  ) throws(CalendarFileProblem) {
    self.name = name
    self.limits = limits
    let earlier = total
    let remark = earlier == CalendarFileSize() ? "" : "; the calendar files before it count, too"
    total.bytes += bytes.count
    guard total.bytes <= limits.bytes else {
      throw CalendarFileProblem(file: name, reason: "the file is too large (limit bytes: \(limits.bytes))\(remark)")
    }
    do throws(CalendarFileFault) {
      let text = try ContentText(bytes, limits: limits, after: earlier)
      total.lines += text.lines.count
      firstForeignLine = text.firstForeignLine
      let outline = try FileOutline(text.lines, limits: limits, after: earlier)
      total.events = outline.eventCount
      calendars = outline.calendars
    } catch {
      throw CalendarFileProblem(file: name, line: error.line, reason: error.reason + (error.isTooMuch ? remark : ""))
    }
    for version in calendars.compactMap({ $0.property("VERSION") }) where version.value == "1.0" {
      throw CalendarFileProblem(
        file: name, line: version.number, reason: "this is vCalendar 1.0; wanted is iCalendar (VERSION:2.0)")
    }
  }
}
