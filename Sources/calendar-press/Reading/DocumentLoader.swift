import CairoRenderer
import CalendarConfig
import CalendarCore
import PageLayout

/// Finds the configs a command is about: files, or options alone.
struct DocumentLoader {
  /// Where the configs' pictures are found; those that were looked at need not be read again.
  let pictures: PictureLibrary
  private let invocation: Invocation
  private let reader: ConfigReader
  private let options: [ConfigOption.Use]

  init(_ invocation: Invocation) throws(ToolError) {
    var limits = try invocation.limits()
    do {
      pictures = try PictureLibrary(process: .ofThisProgram(within: limits))
    } catch {
      throw .resources("\(error)")
    }
    // It lasts as long as the program, and ends with it: freeing it, Swift would look up the types of all its caches, used
    // or not, which takes a hundredth of a month's time.
    _ = Unmanaged.passRetained(pictures)
    self.invocation = invocation
    options = invocation.configOptions
    if let most = try invocation.number(of: .maxJobs) { limits.combinations = most }
    let surroundings = try ConfigSurroundings.ofThisMachine(pictures, allowed: invocation.values(of: .allow))
    reader = ConfigReader(surroundings: surroundings, limits: limits)
  }

  /// The configs in files, in order, with all combinations of their matrices.
  func configs(_ paths: [String]) -> JobShelf {
    let sources = paths.flatMap { path -> [JobSource] in
      do throws(ConfigError) {
        let file = try InputFile(path, limit: reader.limits.bytes)
        let configs = try reader.configs(
          from: file.bytes, named: file.name, in: file.folder, overruledBy: options)
        return configs.indices.map { .config(configs, $0) }
      } catch {
        return [.unreadable(error)]
      }
    }
    return JobShelf(sources, reader: reader, pictures: pictures)
  }

  /// The configs of jobs in files, one a line; empty lines are passed over.
  func jobs(_ paths: [String]) -> JobShelf {
    let sources = paths.flatMap { path -> [JobSource] in
      do throws(ConfigError) {
        let file = try InputFile(path, limit: Self.bytesOfJobs)
        return file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
          .filter { !$0.element.isEmpty }
          .map { .line(Array($0.element), name: file.name, number: $0.offset + 1) }
      } catch {
        return [.unreadable(error)]
      }
    }
    return JobShelf(sources, reader: reader, pictures: pictures)
  }

  /// The config of a month.
  ///
  /// - Parameter time: the command's WHEN; nil for the current month.
  func month(_ time: String?) -> JobShelf {
    shelf(time.map { [ConfigOption.Use(.when, $0)] } ?? [])
  }

  /// The config of a year poster.
  func year(_ time: String?) throws(ToolError) -> JobShelf {
    if let kind = invocation.value(of: OptionSpec(.kind)), kind != PageKind.year.rawValue {
      throw invocation.usageError("year draws pages of kind year, not \"\(kind)\"")
    }
    return shelf([ConfigOption.Use(.kind, PageKind.year.rawValue)] + (time.map { [ConfigOption.Use(.year, $0)] } ?? []))
  }

  /// The config of options alone, the command's own before those that were given.
  private func shelf(_ time: [ConfigOption.Use]) -> JobShelf {
    JobShelf([.config(reader.configs(from: time + options), 0)], reader: reader, pictures: pictures)
  }

  /// How large a text of jobs may be.
  private static let bytesOfJobs = 256 << 20
}
