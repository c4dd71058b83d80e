import Foundation

/// The lines of a calendar file, unfolded.
struct ContentText {
  let lines: [ContentLine]
  /// The first line that is not UTF-8, when the text was therefore read as Windows-1252.
  let firstForeignLine: Int?

  /// Line breaks are CRLF, LF or CR. Folds are taken out of the bytes, since some writers fold inside a character.
  ///
  /// - Throws: A fault when there are more lines than a limit.
  init(_ bytes: [UInt8], limits: CalendarFileLimits, after earlier: CalendarFileSize) throws(CalendarFileFault) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let lines = try Self.unfolded(bytes, limits, after: earlier)
    guard let foreign = lines.first(where: { String(validating: $0.text, as: UTF8.self) == nil }) else {
      self.lines = lines
      firstForeignLine = nil
      return
    }
    // Windows-1252 leaves five bytes open; Latin-1 has something for every byte.
    let data = Data(bytes)
    let text = String(data: data, encoding: .windowsCP1252) ?? String(data: data, encoding: .isoLatin1) ?? ""
    self.lines = try Self.unfolded(Array(text.utf8), limits, after: earlier)
    firstForeignLine = foreign.number
  }

  private static func unfolded(
    _ bytes: [UInt8], _ limits: CalendarFileLimits, after earlier: CalendarFileSize
  ) throws(CalendarFileFault) -> [ContentLine] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var starts: [(number: Int, offset: Int)] = []
    var number = 1
    var index = 0
    while index < bytes.count {
      let isContinuation = bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
      let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      if isContinuation, !starts.isEmpty {
        index += 1
      } else if end > index {
        guard earlier.lines + starts.count < limits.lines else {
          throw CalendarFileFault(
            line: number, reason: "too many lines (limit lines: \(limits.lines))", isTooMuch: true)
        }
        starts.append((number, text.count))
      }
      text.append(contentsOf: bytes[index..<end])
      let isPair = end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r") && bytes[end + 1] == UInt8(ascii: "\n")
      index = end + (isPair ? 2 : 1)
      number += 1
    }
    return starts.indices.compactMap { position in
      let end = position + 1 < starts.count ? starts[position + 1].offset : text.count
      let line = text[starts[position].offset..<end]
      return line.isEmpty ? nil : ContentLine(number: starts[position].number, text: line)
    }
  }
}
