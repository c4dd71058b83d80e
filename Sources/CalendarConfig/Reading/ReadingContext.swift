import CalendarCore
import Foundation

/// What the readers of one config share: its mistakes so far, and what earlier keys say of later ones.
final class ReadingContext {
  let surroundings: ConfigSurroundings
  let limits: ConfigLimits
  /// The folder that paths in the config are relative to; empty for the current one.
  let folder: String
  /// The calendar the config's own dates are counted in.
  var calendar = CalendarSystem(.gregorian)
  /// The time zone in which `now` is a day.
  var timeZone = TimeZone.gmt
  /// What a matrix decided.
  var choices: [MatrixChoice] = []
  /// What the config says of every page.
  var page: ConfigNode?
  /// How much its calendar files have together.
  var calendarSize = CalendarFileSize()
  private(set) var problems: [ConfigProblem] = []
  private var known: Set<ConfigProblem> = []
  private(set) var texts: [ConfigText] = []
  private(set) var files: [ConfigFile] = []
  private let readable: ReadableFolders

  init(surroundings: ConfigSurroundings, limits: ConfigLimits, folder: String) {
    self.surroundings = surroundings
    self.limits = limits
    self.folder = folder
    readable = ReadableFolders(of: folder, allowed: surroundings.allowed)
  }

  /// The current day.
  var today: Day { Day(surroundings.now, in: timeZone) }

  /// Whether there are so many mistakes that more are not told, nor looked for.
  var isFull: Bool { problems.count >= limits.problems }

  /// Notes a mistake, once.
  func report(_ problem: ConfigProblem) {
    if !isFull, known.insert(problem).inserted { problems.append(problem) }
  }

  /// Notes a text that will be drawn, and where it was written.
  func note(_ text: String, at place: Place) {
    texts.append(ConfigText(text: text, place: place))
  }

  /// A path as the program can open it, noted among the files that the document needs; nil and a mistake when a config
  /// may not read there, or reads too many.
  func resolve(_ path: String, for value: KeyedValue) -> String? {
    let resolved = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    guard mayRead(resolved, for: value) else {
      value.refuse(
        because: "\(quoted(path)) leads out of the config's folder; --allow FOLDER lets configs read elsewhere")
      return nil
    }
    let file = ConfigFile(name: path, path: resolved)
    if !files.contains(file) { files.append(file) }
    guard files.count <= limits.files else {
      value.refuse(because: "more than \(limits.files) files are read; \(ConfigLimits.remedy(.files))")
      return nil
    }
    return resolved
  }

  /// Whether a value may name a file. Options may name any: they come from who runs the program.
  func mayRead(_ path: String, for value: KeyedValue) -> Bool {
    value.node.place.line == nil || readable.contain(path)
  }
}
