public import Foundation

/// What a config may name that lies outside of it: symbols, pictures, the clock.
public struct ConfigSurroundings: Sendable {
  private let knownSymbols: LazyValue<[String]>
  /// The clock, for `today: now` and for configs that name no month.
  public var now: Date
  /// The folders and files that every config may read, beside what lies below its own folder.
  public var allowed: [String]
  /// Why a picture's file can't be used, such as `no such file`; nil when it can. `mayRead` says whether the file that
  /// was opened may be read, by its path without links.
  public var faultOfFile: @Sendable (_ path: String, _ mayRead: (_ realPath: String) -> Bool) -> String?

  /// - Parameter symbols: the names of the symbols that can be drawn, looked up when a config names one.
  public init(
    symbols: @autoclosure @escaping @Sendable () -> [String], now: Date, allowed: [String] = [],
    faultOfFile: @escaping @Sendable (_ path: String, _ mayRead: (_ realPath: String) -> Bool) -> String?
  ) {
    knownSymbols = LazyValue(symbols)
    self.now = now
    self.allowed = allowed
    self.faultOfFile = faultOfFile
  }

  /// The names of the symbols that can be drawn.
  var symbols: [String] { knownSymbols.value }
}
