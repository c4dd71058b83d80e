import CICal

/// libical's functions, loaded when the first calendar file is read.
struct ICalLibrary: @unchecked Sendable {
  // `@unchecked`: plain function pointers. libical keeps its error number a thread, and its table of zones under a lock.
  let functions: ical_functions

  /// nil when libical is not installed.
  static let loaded: ICalLibrary? = {
    var functions = ical_functions()
    return ical_functions_load(&functions) ? ICalLibrary(functions: functions) : nil
  }()
}
