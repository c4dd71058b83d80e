import CairoRenderer
import CalendarConfig

/// Every command.
extension CommandSpec {
  static let all: [CommandSpec] = [
    month, year, render, batch, check, describe, compare, goldens, calendars, locales, fonts, symbols, schema,
    completions,
  ]

  private static let month = CommandSpec(
    name: "month", operands: "[WHEN]", kind: .when, count: 0...1,
    summary: "draws one month as UICalendarView shows it", details: whenDetails + outputDetails,
    groups: drawing, statuses: drawingStatuses
  ) { invocation async throws(ToolError) in
    try await DrawCommand(invocation).drawMonth()
  }

  private static let year = CommandSpec(
    name: "year", operands: "[WHEN]", kind: .when, count: 0...1, summary: "draws a year poster",
    details: whenDetails + "A run of months (2026-09..2027-08) becomes one poster.\n\n" + outputDetails,
    groups: drawing, statuses: drawingStatuses
  ) { invocation async throws(ToolError) in
    try await DrawCommand(invocation).drawYear()
  }

  private static let render = CommandSpec(
    name: "render", operands: "CONFIG…", kind: .configs, count: 1...Int.max,
    summary: "draws what configs describe",
    details:
      "CONFIG is a YAML file, or - for stdin. Options overrule every config; --decorate and --event add to it.\n\n"
      + outputDetails,
    groups: drawing + [running([.job, .force, .workers, .maxJobs])], statuses: drawingStatuses
  ) { invocation async throws(ToolError) in
    let command = try DrawCommand(invocation)
    if invocation.has(.job) { try await command.drawJobs() } else { try await command.drawConfigs() }
  }

  private static let batch = CommandSpec(
    name: "batch", operands: "CONFIG…", kind: .configs, count: 1...Int.max,
    summary: "draws many files in parallel, and skips those that are there from the same input",
    details: batchDetails, groups: drawing + [running(batchOptions)], statuses: drawingStatuses
  ) { invocation async throws(ToolError) in
    try await BatchCommand(invocation).run()
  }

  private static let check = CommandSpec(
    name: "check", operands: "CONFIG…", kind: .configs, count: 1...Int.max,
    summary: "reads and judges configs; draws nothing",
    details: "All mistakes of all configs are told, each with its place. Nothing is said of what is right.\n\n",
    groups: checking, statuses: readingStatuses
  ) { invocation throws(ToolError) in
    try DocumentLoader(invocation).configs(invocation.operands).readAll { _ in }
  }

  private static let describe = CommandSpec(
    name: "describe", operands: "(CONFIG | month [WHEN] | year [WHEN])", kind: .describable, count: 1...2,
    summary: "says as JSON what would be drawn, and where",
    details: "Frames are in pixels of the PNG; in points for pdf and svg.\n\n", groups: describing,
    statuses: readingStatuses
  ) { invocation throws(ToolError) in
    try DescribeCommand(invocation).run()
  }

  private static let calendars = list("calendars", "lists the calendars that can be drawn") { .calendars }
  private static let locales = list("locales", "lists the locales that have names of their own") { .locales }
  private static let fonts = list("fonts", "lists the font designs and their families") { .fonts }
  private static let symbols = list("symbols", "lists the symbols that can decorate days") { () throws(ToolError) in
    try .symbols()
  }

  private static let schema = CommandSpec(
    name: "schema", operands: "", kind: .none, count: 0...0,
    summary: "prints the JSON Schema of configs, by which editors complete and check them",
    details: "calendar-press schema > calendar-press.schema.json, and as a config's first line\n"
      + "# yaml-language-server: $schema=calendar-press.schema.json\n\n",
    groups: [], statuses: readingStatuses
  ) { invocation throws(ToolError) in
    try invocation.console.print(schemaText())
  }

  private static func schemaText() throws(ToolError) -> String {
    do {
      return try ConfigSchema(symbols: SymbolCatalog().names).json()
    } catch {
      throw .resources("\(error)")
    }
  }

  private static let completions = CommandSpec(
    name: "completions", operands: "SHELL", kind: .oneOf(CompletionScript.shells.map(\.rawValue)), count: 1...1,
    summary: "prints a shell's completions: bash, zsh or fish",
    details: "bash: source <(calendar-press completions bash)\n\n", groups: [], statuses: readingStatuses
  ) { invocation throws(ToolError) in
    guard let shell = CompletionScript.Shell(rawValue: invocation.operands[0]) else {
      throw invocation.usageError("unknown shell \"\(invocation.operands[0])\"; it is bash, zsh or fish")
    }
    try invocation.console.print(CompletionScript(shell).text)
  }

  private static func list(
    _ name: String, _ summary: String, _ listing: @escaping @Sendable () throws(ToolError) -> Listing
  ) -> CommandSpec {
    CommandSpec(
      name: name, operands: "", kind: .none, count: 0...0, summary: summary,
      details: "One name a line, then a tab and what it is.\n\n",
      groups: [OptionGroup(title: "Options", options: [.json])], statuses: readingStatuses
    ) { invocation throws(ToolError) in
      try listing().print(asJSON: invocation.has(.json), to: invocation.console)
    }
  }
}
