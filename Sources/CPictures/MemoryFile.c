#define _GNU_SOURCE
#include "CPictures.h"

#include <sys/mman.h>

int memory_file(void) {
  return memfd_create("picture", MFD_CLOEXEC);
}
