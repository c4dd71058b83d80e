/// The number of a week as a row shows it.
public struct WeekLabel: Hashable, Sendable {
  /// 1 to 54.
  public var number: Int
  /// The number in the numerals of the page.
  public var text: String

  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}
