import CalendarConfig
import Foundation

extension ConfigReader {
  /// A reader of configs that name no symbols and no files but those in `configs`, on 2027-02-03.
  static let plain = ConfigReader(
    surroundings: ConfigSurroundings(symbols: ["heart.fill"], now: Date(timeIntervalSince1970: 1_801_656_000)) {
      path, _ in path.hasPrefix("configs/") ? nil : "no such file"
    })

  /// The configs of a text called `a.yml`, in the folder `configs`.
  func configs(_ text: String, _ options: [ConfigOption.Use] = []) throws(ConfigError) -> ConfigMatrix {
    try configs(from: Array(text.utf8), named: "a.yml", in: "configs", overruledBy: options)
  }

  /// The paths of all files of a text's configs.
  func paths(_ text: String, _ options: [ConfigOption.Use] = []) throws -> [String] {
    try configs(text, options).flatMap { config in
      let document = try document(config)
      let output = document.output ?? document.usualOutput(.png)
      return try document.files(output, as: output.format).map(\.path)
    }
  }

  /// The mistakes of all configs of a text, a line each.
  func problems(_ text: String) -> [String] {
    var problems: [ConfigProblem] = []
    do throws(ConfigError) {
      for config in try configs(text) {
        do throws(ConfigError) {
          _ = try document(config)
        } catch {
          problems += error.problems.filter { !problems.contains($0) }
        }
      }
    } catch {
      problems = error.problems
    }
    return problems.inOrder.map(\.description)
  }
}

extension ConfigOption.Use {
  /// An option as the command line gives it: `--size`, `A4`.
  static func option(_ name: String, _ text: String) -> ConfigOption.Use {
    let all = ConfigOption.view + ConfigOption.page + ConfigOption.output
    guard let option = all.first(where: { $0.name == name }) else { preconditionFailure("no option \(name)") }
    return ConfigOption.Use(option, text)
  }
}
