/// The periods of a recurrence rule, one after the other.
protocol RecurrencePeriods {
  /// The times of the next period in order; nil when that lies beyond the end.
  mutating func next(_ allowance: inout RecurrenceAllowance) throws(LimitExceeded) -> [WallTime]?
}
