public import CalendarCore

/// What a config may name that lies outside of it: symbols, pictures, the clock.
public struct ConfigSurroundings: Sendable {
  /// The names of the symbols that can be drawn.
  public var symbols: [String]
  /// The current day in UTC, for `today: now` and for configs that name no month.
  public var today: Day
  /// Why a picture's file can't be used, such as `no such file`; nil when it can.
  public var faultOfFile: @Sendable (_ path: String) -> String?

  public init(symbols: [String], today: Day, faultOfFile: @escaping @Sendable (_ path: String) -> String?) {
    self.symbols = symbols
    self.today = today
    self.faultOfFile = faultOfFile
  }
}
