#pragma once

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <zlib.h>

// Macros that Swift does not see.
static const int isal_level1_buffer_size = ISAL_DEF_LVL1_DEFAULT;

/// Prepares a stream of bare deflate blocks with zlib's largest window and tables.
static inline int calendar_press_deflate_init(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY);
}
