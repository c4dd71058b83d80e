import CalendarConfig

/// `month`, `year` and `render`: pages into files.
struct DrawCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func drawMonth() throws(ToolError) {
    try draw([DocumentLoader(invocation).month(invocation.operands.first)])
  }

  func drawYear() throws(ToolError) {
    try draw([DocumentLoader(invocation).year(invocation.operands.first)])
  }

  func drawConfigs() throws(ToolError) {
    try draw(DocumentLoader(invocation).configs(invocation.operands))
  }

  /// Draws every file that can be drawn; what could not is told at the end.
  private func draw(_ documents: [CalendarDocument]) throws(ToolError) {
    let jobs = try OutputPlan(invocation).jobs(documents)
    var presses: [FontChoice: Press] = [:]
    var failures: [ToolError] = []
    for job in jobs {
      let press: Press
      if let known = presses[job.document.fonts] {
        press = known
      } else {
        press = try Press(fonts: job.document.fonts)
        presses[job.document.fonts] = press
      }
      do throws(ToolError) {
        try draw(job, with: press)
      } catch {
        failures.append(error)
      }
    }
    if !failures.isEmpty { throw .several(failures) }
  }

  private func draw(_ job: OutputJob, with press: Press) throws(ToolError) {
    let path = job.file.path
    let bytes: [UInt8]
    do {
      let scenes = try press.scenes(of: job.file.pages, in: job.document)
      for missing in press.missingCharacters(on: scenes) {
        invocation.console.complain(missing.warning(for: job.document))
      }
      bytes = try press.draw(scenes, as: job.format, compression: job.document.compression)
    } catch {
      throw .drawing(path: path, reason: "\(error)")
    }
    if path == "-" {
      try invocation.console.write(bytes)
    } else {
      try FileWriter.write(bytes, to: path)
      try invocation.console.print(path)
    }
  }
}
