import CairoRenderer
import CalendarConfig

/// Draws jobs one after the other, and keeps what it looked up for them: fonts, the view of the last config.
final class JobWorker {
  private let shelf: JobShelf
  private let writer: FileWriter
  /// Not shared with another worker: the time that its pictures take is that of one job.
  private let pictures: PictureLibrary
  private let resumption: Resumption
  /// On how many threads parts of a page are drawn at once; nil: one a core.
  private let threads: Int?
  /// The press of the last job, and its fonts.
  private var last: (fonts: FontChoice, press: Press)?
  private var current: Current?

  /// A document with what is the same for all of its pages.
  private struct Current {
    let read: JobDocument
    let source: PageSource
    /// What makes marks of its jobs, when they are wanted.
    let marker: Marker?
  }

  private struct Marker {
    let values: JobValues
    /// The digest of what its jobs have in common.
    let settings: String
  }

  /// Whether files say what they were made from.
  enum Resumption: Sendable {
    /// They don't; everything is drawn.
    case none
    /// They do; what is there from the same input is drawn again only when `redraws` says so.
    case marked(JobMarks, redraws: Bool)

    var isMarked: Bool {
      if case .marked = self { true } else { false }
    }
  }

  init(shelf: JobShelf, writer: FileWriter, pictures: PictureLibrary, resumption: Resumption, threads: Int?) {
    self.shelf = shelf
    self.writer = writer
    self.pictures = pictures
    self.resumption = resumption
    self.threads = threads
  }

  func draw(_ job: DrawingJob) -> JobOutcome {
    do throws(ToolError) {
      return try outcome(of: job)
    } catch {
      return JobOutcome(path: job.path, result: .failed(error))
    }
  }

  private func outcome(of job: DrawingJob) throws(ToolError) -> JobOutcome {
    do {
      let current = try current(job)
      var mark: String?
      if case .marked(let marks, let redraws) = resumption, let marker = current.marker {
        let input = marks.mark(of: marker.values.value(of: job), settings: marker.settings)
        if !redraws, try marks.isSame(FileMark.read(fromFile: job.path), as: input) {
          return JobOutcome(path: job.path, result: .skipped)
        }
        mark = input
      }
      let document = current.read.document
      pictures.startTimeAnew()
      let press = try press(document.fonts)
      let scenes = try press.scenes(of: job.pages, in: document, from: current.source)
      let warnings =
        current.source.warnings.map { "\($0)" }
        + press.missingCharacters(on: scenes).map { $0.warning(for: document) }
      if case .marked(let marks, _) = resumption, let input = mark, try press.usesSystemFonts(for: scenes) {
        mark = try marks.withSystemFonts(input)
      }
      let bytes = try press.draw(scenes, as: job.format, for: document, mark: mark)
      if job.path == "-" { return JobOutcome(path: job.path, result: .drawn(bytes), warnings: warnings) }
      try writer.write(bytes, to: job.path)
      return JobOutcome(path: job.path, result: .written, warnings: warnings)
    } catch let error as ToolError {
      throw error
    } catch {
      throw .drawing(path: job.path, reason: "\(error)")
    }
  }

  private func current(_ job: DrawingJob) throws -> Current {
    if let current, current.read.source == job.source { return current }
    let read = try shelf.document(job.source)
    let new = Current(
      read: read, source: PageSource(read.document), marker: try marker(of: job, in: read))
    current = new
    return new
  }

  private func marker(of job: DrawingJob, in read: JobDocument) throws -> Marker? {
    guard case .marked(let marks, _) = resumption else { return nil }
    let values = read.values
    let settings = try marks.settings(of: values.value(of: job), files: read.document.files)
    return Marker(values: values, settings: settings)
  }

  private func press(_ fonts: FontChoice) throws(ToolError) -> Press {
    if let last, last.fonts == fonts { return last.press }
    let press = try Press(fonts: fonts, pictures: pictures, threads: threads)
    last = (fonts, press)
    return press
  }
}
