/// The calendars that can be drawn, by Foundation's names.
public enum CalendarIdentifier: String, CaseIterable, Hashable, Sendable {
  case gregorian, iso8601, buddhist, japanese, republicOfChina
  case hebrew, islamic, islamicCivil, islamicTabular, islamicUmmAlQura
  case persian, indian, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem
  case chinese, dangi
}
