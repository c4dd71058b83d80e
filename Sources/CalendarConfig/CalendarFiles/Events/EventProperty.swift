import CICal

/// The properties of an event that are read; the others are passed over unseen.
enum EventProperty: String, CaseIterable {
  case start = "DTSTART"
  case end = "DTEND"
  case duration = "DURATION"
  case rule = "RRULE"
  case exceptionRule = "EXRULE"
  case exceptions = "EXDATE"
  case additions = "RDATE"
  case recurrence = "RECURRENCE-ID"
  case title = "SUMMARY"
  case identifier = "UID"
  case status = "STATUS"
  case sequence = "SEQUENCE"

  var kind: icalproperty_kind {
    switch self {
    case .start: ICAL_DTSTART_PROPERTY
    case .end: ICAL_DTEND_PROPERTY
    case .duration: ICAL_DURATION_PROPERTY
    case .rule: ICAL_RRULE_PROPERTY
    case .exceptionRule: ICAL_EXRULE_PROPERTY
    case .exceptions: ICAL_EXDATE_PROPERTY
    case .additions: ICAL_RDATE_PROPERTY
    case .recurrence: ICAL_RECURRENCEID_PROPERTY
    case .title: ICAL_SUMMARY_PROPERTY
    case .identifier: ICAL_UID_PROPERTY
    case .status: ICAL_STATUS_PROPERTY
    case .sequence: ICAL_SEQUENCE_PROPERTY
    }
  }

  /// Whether libical's reading of a value can be used.
  func accepts(_ value: ICalValue) -> Bool {
    switch self {
    case .start, .end, .exceptions, .recurrence: value.time != nil
    case .additions: value.time != nil || value.period != nil
    case .duration: value.duration != nil
    case .rule, .exceptionRule: value.rule.flatMap(RecurrenceRule.init) != nil
    case .title, .identifier, .status, .sequence: true
    }
  }

  /// What comes of it when it can't be read; nil when nothing comes of it that a calendar shows.
  var consequence: String? {
    switch self {
    case .start, .recurrence: "the event is not drawn"
    case .end, .duration: "the event is drawn on its first day only"
    case .rule: "the event is drawn without this recurrence"
    case .exceptionRule, .exceptions: "no date is left out for it"
    case .additions: "no date is added for it"
    case .title: "the event is drawn without its title"
    case .identifier, .status, .sequence: nil
    }
  }
}
