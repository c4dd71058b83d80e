import CICal
import CalendarCore

/// A property's value, which lives as long as its component.
struct ICalValue {
  private let library: ICalLibrary
  private let property: OpaquePointer
  private let value: OpaquePointer

  init?(of property: OpaquePointer, library: ICalLibrary) {
    guard let value = library.functions.property_get_value(property) else { return nil }
    self.library = library
    self.property = property
    self.value = value
  }

  private var kind: icalvalue_kind { library.functions.value_isa(value) }

  /// A date or time that exists; nil for another kind of value.
  var time: FileTime? {
    switch kind {
    case ICAL_DATE_VALUE: fileTime(library.functions.value_get_date(value))
    case ICAL_DATETIME_VALUE: fileTime(library.functions.value_get_datetime(value))
    case ICAL_DATETIMEPERIOD_VALUE: fileTime(library.functions.value_get_datetimeperiod(value).time)
    default: nil
    }
  }

  /// A period's start, and its end or its seconds.
  var period: FilePeriod? {
    guard kind == ICAL_DATETIMEPERIOD_VALUE || kind == ICAL_PERIOD_VALUE else { return nil }
    let period = library.functions.value_get_datetimeperiod(value).period
    guard let start = fileTime(period.start) else { return nil }
    if let end = fileTime(period.end) { return FilePeriod(start: start, length: .until(end)) }
    return FilePeriod(start: start, length: .lasting(Self.seconds(period.duration)))
  }

  /// A duration in seconds, a day counted as 86,400.
  var duration: Int? {
    kind == ICAL_DURATION_VALUE ? Self.seconds(library.functions.value_get_duration(value)) : nil
  }

  var rule: icalrecurrencetype? {
    kind == ICAL_RECUR_VALUE ? library.functions.value_get_recur(value) : nil
  }

  /// Text with its escapes resolved.
  var text: String? {
    kind == ICAL_TEXT_VALUE ? library.functions.value_get_text(value).map { String(cString: $0) } : nil
  }

  var integer: Int? {
    kind == ICAL_INTEGER_VALUE ? Int(library.functions.value_get_integer(value)) : nil
  }

  var status: icalproperty_status? {
    kind == ICAL_STATUS_VALUE ? library.functions.value_get_status(value) : nil
  }

  /// An offset from UTC in seconds.
  var offset: Int? {
    kind == ICAL_UTCOFFSET_VALUE ? Int(library.functions.value_get_utcoffset(value)) : nil
  }

  private func fileTime(_ time: icaltimetype) -> FileTime? {
    let zone: FileTime.Zone
    if library.functions.time_is_utc(time) != 0 {
      zone = .utc
    } else if let parameter = library.functions.property_get_first_parameter(property, ICAL_TZID_PARAMETER),
      let identifier = library.functions.parameter_get_tzid(parameter)
    {
      zone = .named(String(cString: identifier))
    } else {
      zone = .floating
    }
    return FileTime(time, zone: zone)
  }

  private static func seconds(_ duration: icaldurationtype) -> Int {
    let days = Int(duration.weeks) * 7 + Int(duration.days)
    let seconds = days * 86_400 + Int(duration.hours) * 3600 + Int(duration.minutes) * 60 + Int(duration.seconds)
    return duration.is_neg != 0 ? -seconds : seconds
  }
}
