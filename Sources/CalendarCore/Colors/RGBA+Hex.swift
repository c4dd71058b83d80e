extension RGBA {
  /// The colour of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil when it is written otherwise.
  public init?(hex: some StringProtocol) {
    guard hex.first == "#" else { return nil }
    var digits: [UInt8] = []
    for character in hex.dropFirst() {
      guard character.isASCII, let value = character.hexDigitValue else { return nil }
      digits.append(UInt8(value))
    }
    switch digits.count {
    case 3, 4:
      digits = digits.flatMap { [$0, $0] }
    case 6, 8:
      break
    default:
      return nil
    }
    let channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(channels[0], channels[1], channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  }
}
