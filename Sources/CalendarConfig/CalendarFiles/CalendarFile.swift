import Foundation

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
    self.name = name
    self.limits = limits
    guard bytes.count <= limits.bytes else { throw Self.tooLarge(name, limits) }
    let text = ContentText(bytes)
    firstForeignLine = text.firstForeignLine
    do {
      calendars = try FileOutline(text.lines, limits: limits).calendars
    } catch {
      throw CalendarFileProblem(file: name, line: error.line, reason: error.reason)
    }
    for version in calendars.compactMap({ $0.property("VERSION") }) where version.value == "1.0" {
      throw CalendarFileProblem(
        file: name, line: version.number, reason: "this is vCalendar 1.0; wanted is iCalendar (VERSION:2.0)")
    }
  }

  /// Reads a file.
  ///
  /// - Parameter name: what messages call it; the path by default.
  /// - Throws: `CalendarFileProblem`, also when it isn't there or is no regular file.
  public init(
    contentsOfFile path: String, name: String? = nil, limits: CalendarFileLimits = CalendarFileLimits()
  ) throws(CalendarFileProblem) {
    let name = name ?? path
    let data: Data
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw CalendarFileProblem(file: name, reason: "this is no file")
      }
      guard attributes[.size] as? Int ?? 0 <= limits.bytes else { throw Self.tooLarge(name, limits) }
      data = try Data(contentsOf: URL(filePath: path))
    } catch let problem as CalendarFileProblem {
      throw problem
    } catch {
      throw CalendarFileProblem(file: name, reason: "the file can't be read: \(error.localizedDescription)")
    }
    try self.init(name: name, bytes: Array(data), limits: limits)
  }

  private static func tooLarge(_ name: String, _ limits: CalendarFileLimits) -> CalendarFileProblem {
    CalendarFileProblem(file: name, reason: "the file is too large (limit bytes: \(limits.bytes))")
  }
}
