import CairoRenderer
import CalendarConfig
import Synchronization

/// Tells what files were made from, so that one that is there from the same input need not be drawn again.
///
/// A mark is a digest of the job, its files, the shipped fonts and the program's version. Of a page that the shipped
/// fonts can't draw alone, the digest of the system's fonts follows after a `+`: other pages do not depend on them.
final class JobMarks: Sendable {
  private let files = Mutex<[String: String]>([:])
  private let fonts = Mutex<[FontSource: String]>([:])

  /// The digest of all that the jobs of a document have in common.
  func settings(of job: PageJob, files: [ConfigFile]) throws -> String {
    let parts = try files.flatMap { [$0.name, try digest(ofFile: $0.path)] }
    return ContentDigest(of: [Tool.version, try digest(of: .shipped), job.settings] + parts).hexadecimal
  }

  /// The mark of a job but for the system's fonts.
  func mark(of job: PageJob, settings: String) -> String {
    ContentDigest(of: [settings, job.format.rawValue, job.pages]).hexadecimal
  }

  /// The mark of a job that needs the system's fonts.
  func withSystemFonts(_ mark: String) throws -> String {
    "\(mark)+\(try digest(of: .system))"
  }

  /// Whether a file's mark says that it was made from the input of a mark.
  func isSame(_ found: String?, as mark: String) throws -> Bool {
    guard let found else { return false }
    if found == mark { return true }
    return try found.hasPrefix(mark + "+") && found == withSystemFonts(mark)
  }

  /// Files are read once: what changes during a run is seen by the next.
  private func digest(ofFile path: String) throws -> String {
    if let known = files.withLock({ $0[path] }) { return known }
    let digest = try ContentDigest(ofFile: path).hexadecimal
    files.withLock { $0[path] = digest }
    return digest
  }

  private func digest(of source: FontSource) throws -> String {
    try fonts.withLock { fonts in
      if let known = fonts[source] { return known }
      let digest = try source.digest().hexadecimal
      fonts[source] = digest
      return digest
    }
  }
}
