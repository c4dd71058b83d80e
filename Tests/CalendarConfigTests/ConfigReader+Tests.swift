import CalendarConfig
import Foundation

extension ConfigReader {
  /// A reader in a small world: three symbols, one picture, and a clock that stands at noon of 2027-02-03 in UTC.
  static let smallWorld = ConfigReader(
    surroundings: ConfigSurroundings(
      symbols: ["heart.fill", "star.fill", "airplane"], now: Date(timeIntervalSince1970: 1_801_656_000)
    ) { path, _ in path == "configs/photo.png" ? nil : "no such file" })

  /// The document of a text called `a.yml`, in the folder `configs`.
  func document(_ text: String, _ options: [ConfigOption.Use] = []) throws(ConfigError) -> CalendarDocument {
    try document(from: Array(text.utf8), named: "a.yml", in: "configs", overruledBy: options)
  }

  /// The mistakes of a text, a line each.
  func problems(_ text: String, _ options: [ConfigOption.Use] = []) -> [String] {
    do throws(ConfigError) {
      _ = try document(text, options)
      return []
    } catch {
      return error.problems.map(\.description)
    }
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
