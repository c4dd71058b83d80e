import CairoRenderer
import CalendarConfig

extension PictureProcess {
  /// The argument with which this program, started by itself, draws a picture. No command that users call.
  static let command = "--draw-picture"

  /// This program, drawing one picture a process.
  static func ofThisProgram(within limits: ConfigLimits) -> PictureProcess {
    PictureProcess(
      executable: "/proc/self/exe", arguments: [command],
      time: Time(seconds: limits.seconds, remedy: ConfigLimits.remedy(.seconds)),
      totalTime: Time(seconds: limits.totalSeconds, remedy: ConfigLimits.remedy(.totalSeconds)),
      memory: Memory(mebibytes: limits.mebibytes, remedy: ConfigLimits.remedy(.mebibytes)))
  }
}
