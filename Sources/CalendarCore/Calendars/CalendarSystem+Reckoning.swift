extension CalendarSystem {
  /// How the calendar divides days into months.
  var reckoning: any MonthReckoning {
    switch identifier {
    case .gregorian, .buddhist, .japanese, .republicOfChina: GregorianReckoning(isProleptic: false)
    case .iso8601: GregorianReckoning(isProleptic: true)
    case .hebrew: HebrewReckoning()
    case .islamicCivil: TabularHijriReckoning.civil
    case .islamicTabular: TabularHijriReckoning.tabular
    case .islamic: WalkedReckoning.islamic
    case .islamicUmmAlQura: UmmAlQuraReckoning()
    case .persian: PersianReckoning()
    case .indian: SakaReckoning()
    case .coptic: AlexandrianReckoning.coptic
    case .ethiopicAmeteMihret: AlexandrianReckoning.ameteMihret
    case .ethiopicAmeteAlem: AlexandrianReckoning.ameteAlem
    case .chinese: WalkedReckoning.chinese
    case .dangi: WalkedReckoning.dangi
    }
  }
}
