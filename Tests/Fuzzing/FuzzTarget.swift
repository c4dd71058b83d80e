import CairoRenderer
import CalendarConfig
import CalendarCore
import Foundation
import PageLayout

/// What can be given strange input.
enum FuzzTarget: String, CaseIterable {
  /// The YAML reader.
  case yaml
  /// Typed reading of whole configs.
  case config
  /// The patterns of `on:`, and which days they mean.
  case patterns
  /// WHEN of the command line.
  case when
  /// Calendar files, expanded over two years.
  case ics
  /// Picture files.
  case pictures
  /// Whole configs, with all that they show laid out on pages and described.
  case scene

  /// Takes an input. Whatever is wrong with it must come as an error; all else is found by the fuzzer.
  func take(_ bytes: [UInt8]) throws {
    switch self {
    case .yaml: _ = ConfigScanner().scan(bytes, named: "a.yml")
    case .config: _ = try Self.reader.document(from: bytes, named: "a.yml", in: "/nowhere")
    case .patterns: try lay(Array("decorations:\n  - on: ".utf8) + bytes)
    case .when: _ = try Self.reader.document(from: [.init(.when, String(decoding: bytes, as: UTF8.self))])
    case .ics:
      _ = try CalendarFile(name: "a.ics", bytes: bytes).events(in: Self.days, timeZone: Self.zone)
    case .pictures: _ = try PictureLibrary(resources: Self.resources).metrics(of: .data(bytes))
    case .scene: try lay(bytes)
    }
  }

  /// Reads a config, lays its first pages out and describes them.
  private func lay(_ config: [UInt8]) throws {
    let document = try Self.reader.document(from: config, named: "a.yml", in: "/nowhere")
    let source = PageSource(document)
    let composer = PageComposer(
      text: try FontBook(fonts: .shipped, resources: Self.resources),
      pictures: try PictureLibrary(resources: Self.resources))
    let scenes = try document.pages.prefix(2).map { try composer.scene(of: source.content(of: $0)) }
    _ = try JSONEncoder().encode(PageDescription(scenes))
  }

  /// A reader that finds no files, at one time, so that an input does the same whenever it is taken.
  private static let reader = ConfigReader(
    surroundings: ConfigSurroundings(
      symbols: ["heart.fill", "star.fill"], now: Date(timeIntervalSince1970: 1_801_656_000)
    ) { _, _ in "no such file" })

  private static let days = Day(iso: "2026-01-01")!...Day(iso: "2027-12-31")!
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
  private static let resources = try? ResourceFolder.located()
}
