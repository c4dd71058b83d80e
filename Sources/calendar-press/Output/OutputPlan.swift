import CalendarConfig

/// Decides which files documents become, before anything is drawn.
struct OutputPlan {
  private let invocation: Invocation
  private let format: OutputFormat?
  private let folder: OutputFolder
  /// How many files there may be.
  private let limit: Int

  init(_ invocation: Invocation) throws(ToolError) {
    self.invocation = invocation
    folder = OutputFolder(invocation.value(of: .outputFolder))
    limit = try invocation.number(of: .maxJobs) ?? 100_000
    guard let name = invocation.value(of: .format) else {
      format = nil
      return
    }
    guard let format = OutputFormat(rawValue: name) else {
      throw invocation.usageError("unknown format \"\(name)\"; it is png, pdf or svg")
    }
    self.format = format
  }

  /// The files, in order; no two jobs write the same. When any config is wrong, the mistakes of all are told.
  func jobs(_ shelf: JobShelf) throws(ToolError) -> [DrawingJob] {
    var jobs: [DrawingJob] = []
    var owners: [String: Int] = [:]
    try shelf.readAll { read throws(ToolError) in
      let (files, format) = try files(of: read)
      for file in files {
        let path = file.path == "-" ? file.path : try folder.path(of: file.path, in: invocation)
        if let owner = owners.updateValue(read.source, forKey: Self.plain(path)) {
          throw clash(shelf.sources[owner], shelf.sources[read.source], path: path)
        }
        jobs.append(DrawingJob(source: read.source, path: path, pages: file.pages, format: format))
      }
      guard jobs.count <= limit else {
        throw invocation.usageError("these are more than \(limit) files; --max-jobs lets more be drawn")
      }
    }
    return jobs
  }

  private func files(of read: JobDocument) throws(ToolError) -> (files: [OutputFile], format: OutputFormat) {
    let document = read.document
    if let given = read.given {
      return ([OutputFile(path: given.output, pages: Array(document.pages.indices))], given.format)
    }
    let (pattern, format) = try pattern(document)
    if document.colors != nil, format != .png {
      let place = Place(source: document.name.isEmpty ? "--colors" : document.name)
      throw .config([ConfigProblem(place, CalendarDocument.colorsAreForPNG)])
    }
    do throws(OutputClash) {
      return (try document.files(pattern, as: format), format)
    } catch {
      throw .config([ConfigProblem(Place(source: document.name.isEmpty ? "-o" : document.name), "\(error)")])
    }
  }

  /// Two sources would write the same file.
  private func clash(_ first: JobSource, _ second: JobSource, path: String) -> ToolError {
    guard first.name == second.name else {
      return invocation.usageError("\(first.name) and \(second.name) would both be written to \(path)")
    }
    let differing = zip(first.choices, second.choices).filter { $0 != $1 }
    guard !differing.isEmpty else { return invocation.usageError("\(first.name) stands there twice, for \(path)") }
    let placeholders = differing.map { "{\($0.0.key)}" }.joined(separator: " and ")
    let (one, other) = (Self.words(differing.map(\.0)), Self.words(differing.map(\.1)))
    return .config([
      ConfigProblem(
        Place(source: first.name),
        "\(one) and \(other) would both be written to \(path); add \(placeholders) to the output")
    ])
  }

  private static func words(_ choices: [MatrixChoice]) -> String {
    choices.map(\.description).joined(separator: ", ")
  }

  /// A path as it is compared with others: `./a//b` is `a/b`.
  private static func plain(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The pattern of a document's files: the option's, the config's, or the usual one.
  private func pattern(_ document: CalendarDocument) throws(ToolError) -> (OutputPattern, OutputFormat) {
    if let text = invocation.value(of: .output) {
      let pattern = try given(text, keys: document.choices.map(\.key))
      guard let format = format ?? OutputFormat(path: text) ?? (text == "-" ? .png : nil) else {
        throw invocation.usageError("-o \(text) ends in none of .png, .pdf and .svg; --format says which it is")
      }
      if let ending = OutputFormat(path: text), ending != format {
        throw invocation.usageError("-o \(text) does not end in .\(format.rawValue), as --format says")
      }
      return (pattern, format)
    }
    if let pattern = document.output {
      let format = format ?? pattern.format
      return (format == pattern.format ? pattern : pattern.ending(in: format), format)
    }
    return (document.usualOutput(format ?? .png), format ?? .png)
  }

  private func given(_ text: String, keys: [String]) throws(ToolError) -> OutputPattern {
    if text.isEmpty || text.hasSuffix("/") {
      throw invocation.usageError("-o takes a file; --output-dir takes a folder")
    }
    do throws(OutputPattern.Mistake) {
      return try OutputPattern(text, keys: keys)
    } catch {
      throw invocation.usageError("-o: \(error)")
    }
  }
}
