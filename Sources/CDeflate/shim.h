#pragma once

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <zlib.h>

// Macros that Swift does not see.
static const int isal_level1_buffer_size = ISAL_DEF_LVL1_DEFAULT;
