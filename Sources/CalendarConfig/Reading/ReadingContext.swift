import CalendarCore
import Foundation

/// What the readers of one config share: its mistakes so far, and what earlier keys say of later ones.
final class ReadingContext {
  let surroundings: ConfigSurroundings
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
  private(set) var problems: [ConfigProblem] = []
  private var known: Set<ConfigProblem> = []
  private(set) var texts: [ConfigText] = []
  private(set) var files: [ConfigFile] = []

  init(surroundings: ConfigSurroundings, folder: String) {
    self.surroundings = surroundings
    self.folder = folder
  }

  /// The current day.
  var today: Day { Day(surroundings.now, in: timeZone) }

  /// Notes a mistake, once.
  func report(_ problem: ConfigProblem) {
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// Notes a text that will be drawn, and where it was written.
  func note(_ text: String, at place: Place) {
    texts.append(ConfigText(text: text, place: place))
  }

  /// A path of the config as the program can open it, noted among the files that the document needs.
  func resolve(_ path: String) -> String {
    let resolved = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    let file = ConfigFile(name: path, path: resolved)
    if !files.contains(file) { files.append(file) }
    return resolved
  }
}
