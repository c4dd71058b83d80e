import CalendarCore

/// Light or dark; a picture without either is light.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  var appearance: Appearance { self == .dark ? .dark : .light }
}
