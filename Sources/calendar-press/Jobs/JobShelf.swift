import CairoRenderer
import CalendarConfig
import Synchronization

/// The configs of a run's jobs. The last that were read are kept: jobs that follow each other share them, and few
/// configs are read only once.
final class JobShelf: Sendable {
  let sources: [JobSource]
  private let reader: ConfigReader
  /// The library that the reader asks about pictures.
  private let pictures: PictureLibrary
  private let recent = Mutex<[JobDocument]>([])

  private static let capacity = 16

  init(_ sources: [JobSource], reader: ConfigReader, pictures: PictureLibrary) {
    self.sources = sources
    self.reader = reader
    self.pictures = pictures
  }

  /// The document of a source.
  func document(_ source: Int) throws(ConfigError) -> JobDocument {
    if let known = recent.withLock({ $0.first { $0.source == source } }) { return known }
    let read = try read(source)
    recent.withLock { recent in
      recent.append(read)
      if recent.count > Self.capacity { recent.removeFirst() }
    }
    return read
  }

  /// Reads all documents, one after the other. When any is wrong, the mistakes of all are told.
  func readAll(_ take: (JobDocument) throws(ToolError) -> Void) throws(ToolError) {
    var problems: [ConfigProblem] = []
    var ofConfig: [ConfigProblem] = []
    for source in sources.indices {
      if source > 0, sources[source].name != sources[source - 1].name {
        problems += ofConfig.inOrder
        ofConfig = []
      }
      guard ofConfig.count < reader.limits.problems else { continue }
      let read: JobDocument
      do throws(ConfigError) {
        read = try document(source)
      } catch {
        // A wrong option is wrong for every config, a wrong value for every combination; they are told once.
        ofConfig += error.problems.filter { !problems.contains($0) && !ofConfig.contains($0) }
        continue
      }
      if problems.isEmpty, ofConfig.isEmpty { try take(read) }
    }
    problems += ofConfig.inOrder
    guard problems.isEmpty else { throw .config(problems) }
  }

  private func read(_ index: Int) throws(ConfigError) -> JobDocument {
    pictures.startTimeAnew()
    switch sources[index] {
    case .config(let configs, let combination):
      let config = configs[combination]
      return JobDocument(source: index, config: config, document: try reader.document(config), given: nil)
    case .line(let bytes, let name, let number):
      let (job, config) = try reader.job(from: bytes, named: name, line: number)
      return JobDocument(source: index, config: config, document: try reader.document(config), given: job)
    case .unreadable(let error): throw error
    }
  }
}
