import CalendarCore

/// What is shown, as on `CalendarView`.
extension UICalendarView {
  public var calendar: Calendar {
    get { model.calendar }
    set { model.calendar = newValue }
  }

  public var locale: Locale {
    get { model.locale }
    set { model.locale = newValue }
  }

  public var timeZone: TimeZone? {
    get { model.timeZone }
    set { model.timeZone = newValue }
  }

  public var fontDesign: UIFontDescriptor.SystemDesign {
    get { UIFontDescriptor.SystemDesign(model.fontDesign) }
    set { model.fontDesign = newValue.fontDesign }
  }

  /// The days that can be seen and selected; the day its end falls on is one of them.
  public var availableDateRange: DateInterval {
    get { model.availableDateRange }
    set { model.availableDateRange = newValue }
  }

  /// The month that is shown. Where UIKit throws an exception for a month outside the available range, the nearest
  /// inside is shown.
  public var visibleDateComponents: DateComponents {
    get { model.visibleDateComponents }
    set { model.visibleDateComponents = newValue }
  }

  public func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    model.setVisibleDateComponents(dateComponents, animated: animated)
  }

  public var wantsDateDecorations: Bool {
    get { model.wantsDateDecorations }
    set { model.wantsDateDecorations = newValue }
  }

  /// Asks the delegate again, when they are next drawn, for the days that components name.
  public func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    model.reloadDecorations(forDateComponents: dates, animated: animated)
  }
}
