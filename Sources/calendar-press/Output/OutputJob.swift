import CalendarConfig

/// A file to be written, of one of the documents.
struct OutputJob {
  let document: CalendarDocument
  let file: OutputFile
  let format: OutputFormat
}
