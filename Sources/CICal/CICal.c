#include "CICal.h"

#include <dlfcn.h>

/// A symbol to look up and where to put it.
typedef struct {
  const char *name;
  void **place;
} entry;

bool ical_functions_load(ical_functions *functions) {
  __typeof__(icalerror_set_errors_are_fatal) *set_errors_are_fatal;
  const entry entries[] = {
    {"icalparser_parse_string", (void **)&functions->parser_parse_string},
    {"icalcomponent_free", (void **)&functions->component_free},
    {"icalcomponent_count_errors", (void **)&functions->component_count_errors},
    {"icalcomponent_get_first_property", (void **)&functions->component_get_first_property},
    {"icalcomponent_get_next_property", (void **)&functions->component_get_next_property},
    {"icalproperty_get_value", (void **)&functions->property_get_value},
    {"icalproperty_get_first_parameter", (void **)&functions->property_get_first_parameter},
    {"icalparameter_get_tzid", (void **)&functions->parameter_get_tzid},
    {"icalvalue_isa", (void **)&functions->value_isa},
    {"icalvalue_get_date", (void **)&functions->value_get_date},
    {"icalvalue_get_datetime", (void **)&functions->value_get_datetime},
    {"icalvalue_get_datetimeperiod", (void **)&functions->value_get_datetimeperiod},
    {"icalvalue_get_duration", (void **)&functions->value_get_duration},
    {"icalvalue_get_recur", (void **)&functions->value_get_recur},
    {"icalvalue_get_text", (void **)&functions->value_get_text},
    {"icalvalue_get_integer", (void **)&functions->value_get_integer},
    {"icalvalue_get_status", (void **)&functions->value_get_status},
    {"icalvalue_get_utcoffset", (void **)&functions->value_get_utcoffset},
    {"icaltime_is_utc", (void **)&functions->time_is_utc},
    {"icalerror_set_errors_are_fatal", (void **)&set_errors_are_fatal},
  };
  void *handle = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  for (size_t index = 0; index < sizeof entries / sizeof *entries; index++) {
    *entries[index].place = dlsym(handle, entries[index].name);
    if (!*entries[index].place) return false;
  }
  set_errors_are_fatal(false);
  return true;
}
