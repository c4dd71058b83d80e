/// Reads YAML-lite: YAML 1.2's maps, lists and scalars, one document, without what makes YAML hard to read and easy
/// to abuse (anchors, aliases, tags, merge keys, duplicate keys, tabs for indentation).
///
/// libyaml scans; the rules on top and the places of mistakes are here.
public struct ConfigScanner: Sendable {
  public var limits: ConfigLimits

  public init(limits: ConfigLimits = ConfigLimits()) {
    self.limits = limits
  }

  /// The tree of a text, and its mistakes in the order of their places.
  ///
  /// After a mistake that ends the reading the tree holds what was complete before it, so that the rest of a config can
  /// be judged too; it is nil when nothing was.
  public func scan(_ bytes: [UInt8], named name: String) -> (root: ConfigNode?, problems: [ConfigProblem]) {
    let text = SourceText(name: name, bytes: bytes)
    guard text.bytes.count <= limits.bytes else {
      return (nil, [ConfigProblem(text.place(ofByte: limits.bytes), tooLarge(text.bytes.count))])
    }
    let characters = CharacterCheck(text, limit: limits.problems)
    guard characters.problems.isEmpty else { return (nil, characters.problems) }

    var builder = TreeBuilder(text: text, limits: limits)
    let failure = text.bytes.withUnsafeBufferPointer { bytes in build(&builder, from: bytes) }
    var problems = builder.problems + builder.tabs.problems
    if let failure {
      builder.distrust(failure.problemMark)
      let last = YAMLDiagnosis(failure: failure, text: text, builder: builder).problems
      problems = problems.filter { $0.place.precedes(last[0].place) } + last
    }
    return (builder.root, problems.sorted { $0.place.precedes($1.place) })
  }

  /// Feeds a builder with events; what made libyaml give up, or nil.
  private func build(_ builder: inout TreeBuilder, from bytes: UnsafeBufferPointer<UInt8>) -> YAMLFailure? {
    var parser = YAMLParser(bytes)
    do throws(YAMLFailure) {
      while !builder.isDone {
        let (event, start, end) = try parser.nextEvent()
        builder.take(event, from: start, to: end)
      }
    } catch {
      return error
    }
    return nil
  }

  private func tooLarge(_ count: Int) -> String {
    "the config has \(count) bytes; at most \(limits.bytes) are read; \(ConfigLimits.remedy(.bytes))"
  }
}
