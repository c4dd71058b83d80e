/// How a test run treats goldens.
public struct GoldenSettings: Hashable, Sendable {
  /// Which goldens are written.
  public var recording: GoldenRecording
  /// A file that every golden used is noted in, for `calendar-press goldens`; nil for none.
  public var usageLog: String?

  public init(recording: GoldenRecording = .never, usageLog: String? = nil) {
    self.recording = recording
    self.usageLog = usageLog
  }

  /// What environment variables say: `GOLDENS`, which is never, missing, failed or all, and `GOLDENS_USED`, a file.
  ///
  /// Throws `GoldenError.unknownRecording`.
  public init(environment: [String: String]) throws {
    let word = environment["GOLDENS"] ?? ""
    guard let recording = word.isEmpty ? .never : GoldenRecording(rawValue: word) else {
      throw GoldenError.unknownRecording(word)
    }
    let log = environment["GOLDENS_USED"] ?? ""
    self.init(recording: recording, usageLog: log.isEmpty ? nil : log)
  }
}
