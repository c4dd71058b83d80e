#pragma once

#include <libical/ical.h>
#include <stdbool.h>

// libical is loaded when the first calendar file is read: linked in, it and the ICU it brings would take their time at
// every start. So this header gives its types to Swift, and its functions only through pointers.

/// The functions of libical that are used, by its own names without `ical`.
typedef struct {
  __typeof__(icalparser_parse_string) *parser_parse_string;
  __typeof__(icalcomponent_free) *component_free;
  __typeof__(icalcomponent_count_errors) *component_count_errors;
  __typeof__(icalcomponent_get_first_property) *component_get_first_property;
  __typeof__(icalcomponent_get_next_property) *component_get_next_property;
  __typeof__(icalproperty_get_value) *property_get_value;
  __typeof__(icalproperty_get_first_parameter) *property_get_first_parameter;
  __typeof__(icalparameter_get_tzid) *parameter_get_tzid;
  __typeof__(icalvalue_isa) *value_isa;
  __typeof__(icalvalue_get_date) *value_get_date;
  __typeof__(icalvalue_get_datetime) *value_get_datetime;
  __typeof__(icalvalue_get_datetimeperiod) *value_get_datetimeperiod;
  __typeof__(icalvalue_get_duration) *value_get_duration;
  __typeof__(icalvalue_get_recur) *value_get_recur;
  __typeof__(icalvalue_get_text) *value_get_text;
  __typeof__(icalvalue_get_integer) *value_get_integer;
  __typeof__(icalvalue_get_status) *value_get_status;
  __typeof__(icalvalue_get_utcoffset) *value_get_utcoffset;
  __typeof__(icaltime_is_utc) *time_is_utc;
} ical_functions;

/// Loads libical and tells it to report errors rather than to abort; false when it is not installed.
bool ical_functions_load(ical_functions *functions);
