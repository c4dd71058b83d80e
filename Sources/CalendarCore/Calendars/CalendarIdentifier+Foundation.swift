public import Foundation

/// The way to Foundation's calendars and back.
extension CalendarIdentifier {
  /// Foundation's identifier of the same name.
  public var foundation: Calendar.Identifier {
    switch self {
    case .gregorian: .gregorian
    case .iso8601: .iso8601
    case .buddhist: .buddhist
    case .japanese: .japanese
    case .republicOfChina: .republicOfChina
    case .hebrew: .hebrew
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .persian: .persian
    case .indian: .indian
    case .coptic: .coptic
    case .ethiopicAmeteMihret: .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .chinese: .chinese
    case .dangi: .dangi
    }
  }

  /// The calendar Foundation means; nil for those that cannot be drawn right.
  public init?(_ identifier: Calendar.Identifier) {
    guard let match = Self.allCases.first(where: { $0.foundation == identifier }) else { return nil }
    self = match
  }
}
