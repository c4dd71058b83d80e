/// The calendar of the Copts and of Ethiopia: twelve months of thirty days and one of five or six.
struct AlexandrianReckoning: YearReckoning {
  /// The rata die number of 1 Thout (1 Meskerem) of year 1.
  var epoch: Int

  /// Years of the Martyrs, from 29 August 284 (Julian).
  static let coptic = AlexandrianReckoning(epoch: 103_605)
  /// Amete Mihret, from 29 August 8 (Julian).
  static let ameteMihret = AlexandrianReckoning(epoch: 2_796)
  /// Amete Alem, 5500 years before Amete Mihret.
  static let ameteAlem = AlexandrianReckoning(epoch: 2_796 - 5_500 * 365 - 5_500 / 4)

  let meanYear = 365.25
  let monthCount = 13

  func newYear(_ year: Int) -> Int {
    epoch + 365 * (year - 1) + (year >= 0 ? year / 4 : (year - 3) / 4)
  }

  func length(ofMonth number: Int, year: Int) -> Int {
    guard number == 13 else { return 30 }
    return (year % 4 + 4) % 4 == 3 ? 6 : 5
  }
}
