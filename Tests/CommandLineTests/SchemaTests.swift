import Foundation
import Testing
import ToolRunning

/// The schema is held against the reader by configs that both must judge alike; the judge of the schema is Python's
/// jsonschema.
@Suite("The schema takes what the reader takes, and refuses what it refuses")
struct SchemaTests {
  private let folder: TemporaryFolder
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Assets/Samples", directoryHint: .isDirectory
  ).standardized

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("the samples are right by both")
  func samples() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.samples, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yml" }.map(\.path)
    #expect(files.count >= 20)
    #expect(try refused(files) == [])
    #expect(try folder.tool.run(["check"] + files).errors == "")
  }

  @Test("every way to write a value is right by both")
  func right() throws {
    let configs = [
      "{visibleDateComponents: 2027}", "visibleDateComponents: hebrew:5787-07", "visibleDateComponents: 2027-02-14",
      "visibleDateComponents: {year: 2027, month: 2, isLeapMonth: false}", "calendar: islamic-umalqura",
      "locale: en-US-u-fw-mon", "locale: no", "timeZone: GMT+3", "numerals: deva", "tintColor: SystemRED",
      "tintColor: '#f00a'", "theme: {base: dark, background: '#101418', titleWeight: bold, ruleWidth: 0.5}",
      "availableDateRange: 2027", "availableDateRange: 2027-01..2027-12-31", "today: now",
      "selectionBehavior: {multiDate: [2027-02-14]}", "selectionBehavior: {weekOfYear: 2027-W07}",
      "decorations: [{on: {weekday: friday}}, {on: [2027-02-01, 2027-02-03..2027-02-05, {easter: -2}], text: 5}]",
      "decorations: [{on: 2027-02-14, image: heart.fill, color: systemRed, size: large}]",
      "events: [{on: {calendar: hebrew, month: 1, day: 1}, title: 2027}]",
      "events: [{from: 2027-07-05, to: 2027-07-16, title: Holiday, time: 9:30}]",
      "page: {size: a4, margin: 0}", "page: {size: 8.5x11in, margin: 1.5 cm}", "page: {size: 800x800, scale: 0.5}",
      "colors: 1bit", "colors: '#000,#fff,red'", "colors: [black, white]", "pages: 2027",
      "pages: [{kind: wall}, {kind: year, months: 2026-09..2027-08}]",
      "{matrix: {locale: [en_US, ru_RU], pages: 2020..2029, size: [A4, 800x800]}, output: '{locale}-{size}.PNG'}",
    ]
    #expect(try refused(written(configs)) == [])
    #expect(try folder.tool.run(["check"] + written(configs)).errors == "")
  }

  @Test("mistakes are mistakes by both")
  func wrong() throws {
    let configs = [
      "lokale: en_US", "fontDesign: round", "tintColor: reddish", "weekNumbers: 1", "wantsDateDecorations: yes",
      "moonPhases: 'true'", "minimumDaysInFirstWeek: 8", "theme: {base: drak}", "theme: {tint: red}",
      "visibleDateComponents: {year: 2027}", "visibleDateComponents: February", "selectionBehavior: {}",
      "selectionBehavior: {singleDate: 2027-02-14, weekOfYear: 2027-W07}", "decorations: {on: 2027-02-14}",
      "decorations: [{image: heart.fill}]", "decorations: [{on: 2027-02-14, image: hart.fill}]",
      "decorations: [{on: {weekday: fri}}]", "decorations: [{on: {}}]", "events: [{on: 2027-02-14}]",
      "events: [{from: 2027-02-14, title: Party}]", "calendars: [{color: red}]", "page: {size: A9}",
      "page: {dpi: '300'}", "page: {margin: 12}", "page: {photo: {fit: fill}}", "page: {photo: sea.gif}",
      "colors: 3bit", "colors: black", "colors: [blakc, white]", "pages: {kind: wall}", "matrix: {decorations: [a]}",
      "output: poster.gif", "[]",
    ]
    let files = try written(configs)
    #expect(try refused(files) == files)
    for file in files { #expect(try folder.tool.run(["check", file]).status == 2, "\(file)") }
  }

  /// Each text in a file named after it, so that a failure shows it.
  private func written(_ configs: [String]) throws -> [String] {
    for config in configs { try folder.write(config, to: config.replacing("/", with: " ") + ".yml") }
    return configs.map { folder.file($0.replacing("/", with: " ") + ".yml").path }
  }

  /// The files that the schema refuses, judged by Python, which reads YAML 1.2 when it is told to.
  private func refused(_ files: [String]) throws -> [String] {
    try folder.write(try folder.tool.run(["schema"]).output, to: "schema.json")
    try folder.write(Self.judge, to: "judge.py")
    try folder.write(files.joined(separator: "\n"), to: "files")
    let outcome = try folder.tool.shell("/usr/bin/python3 judge.py schema.json < files")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private static let judge = #"""
    import json, re, sys
    import yaml
    from jsonschema import Draft202012Validator

    class Core(yaml.SafeLoader):
      yaml_implicit_resolvers = {}

    for tag, pattern in [("bool", "true|false"), ("null", "null|~|"), ("int", r"[-+]?\d+"), ("float", r"[-+]?\d+\.\d+")]:
      Core.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(f"^(?:{pattern})$"), None)

    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    for line in sys.stdin:
      path = line.rstrip("\n")
      if not Draft202012Validator(schema).is_valid(yaml.load(open(path, encoding="utf-8"), Core)):
        print(path)
    """#
}
