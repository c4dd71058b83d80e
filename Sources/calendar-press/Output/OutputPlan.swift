import CalendarConfig

/// Decides which files documents become, before anything is drawn.
struct OutputPlan {
  private let invocation: Invocation
  private let format: OutputFormat?
  private let folder: OutputFolder

  init(_ invocation: Invocation) throws(ToolError) {
    self.invocation = invocation
    folder = OutputFolder(invocation.value(of: .outputFolder))
    guard let name = invocation.value(of: .format) else {
      format = nil
      return
    }
    guard let format = OutputFormat(rawValue: name) else {
      throw invocation.usageError("unknown format \"\(name)\"; it is png, pdf or svg")
    }
    self.format = format
  }

  /// The files, in order; no two jobs write the same.
  func jobs(_ documents: [CalendarDocument]) throws(ToolError) -> [OutputJob] {
    var jobs: [OutputJob] = []
    var owners: [String: String] = [:]
    for document in documents {
      let (pattern, format) = try self.pattern(document)
      for file in try files(pattern, of: document, format: format) {
        let path = file.path == "-" ? file.path : try folder.path(of: file.path, in: invocation)
        if let owner = owners[path] {
          throw invocation.usageError("\(owner) and \(document.name) would both be written to \(path)")
        }
        owners[path] = document.name
        jobs.append(OutputJob(document: document, file: OutputFile(path: path, pages: file.pages), format: format))
      }
    }
    return jobs
  }

  private func files(
    _ pattern: OutputPattern, of document: CalendarDocument, format: OutputFormat
  ) throws(ToolError) -> [OutputFile] {
    do throws(OutputClash) {
      return try document.files(pattern, as: format)
    } catch {
      throw .config([ConfigProblem(Place(source: document.name.isEmpty ? "-o" : document.name), "\(error)")])
    }
  }

  /// The pattern of a document's files: the option's, the config's, or the usual one.
  private func pattern(_ document: CalendarDocument) throws(ToolError) -> (OutputPattern, OutputFormat) {
    if let text = invocation.value(of: .output) {
      let pattern = try given(text)
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

  private func given(_ text: String) throws(ToolError) -> OutputPattern {
    if text.isEmpty || text.hasSuffix("/") {
      throw invocation.usageError("-o takes a file; --output-dir takes a folder")
    }
    do throws(OutputPattern.Mistake) {
      return try OutputPattern(text)
    } catch {
      throw invocation.usageError("-o: \(error)")
    }
  }
}
