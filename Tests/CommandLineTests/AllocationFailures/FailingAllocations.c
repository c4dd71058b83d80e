// Preloaded into a program, makes allocations of cairo and pixman fail, and says whether a crash is theirs.
//
//   FAILING_ALLOCATIONS=3      the third one fails
//   FAILING_ALLOCATIONS=3-     the third one, and all that follow
//   ALLOCATION_COUNT=FILE      how many there were is written into the file when the program ends

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <limits.h>
#include <link.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// glibc's own names for what is replaced here.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static struct {
  uintptr_t start, end;
} code[8];
static int code_count;
static atomic_long count;
static long first_failing = LONG_MAX, last_failing;

static const char *name_of(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static int begins(const char *text, const char *beginning) {
  return strncmp(text, beginning, strlen(beginning)) == 0;
}

static int note_code(struct dl_phdr_info *library, size_t size, void *unused) {
  const char *name = name_of(library->dlpi_name);
  if (!begins(name, "libcairo.so") && !begins(name, "libpixman-1.so")) return 0;
  for (int i = 0; i < library->dlpi_phnum && code_count < 8; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    code[code_count].start = library->dlpi_addr + part->p_vaddr;
    code[code_count++].end = library->dlpi_addr + part->p_vaddr + part->p_memsz;
  }
  return 0;
}

// The libraries that draw, which can't be mended here.
static int draws(const char *name) {
  static const char *libraries[] = {"libcairo", "libpixman", "libfreetype", "libpango", "libharfbuzz"};
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
    if (begins(name, libraries[i])) return 1;
  return 0;
}

// A crash belongs to the first code on the stack that is not the C library's: what called `memcpy` or `abort`.
static void crash(int number) {
  static volatile sig_atomic_t is_following;
  if (is_following) _exit(99);
  is_following = 1;
  void *frames[32];
  int frame_count = backtrace(frames, 32);
  for (int i = 0; i < frame_count; i++) {
    Dl_info frame;
    if (!dladdr(frames[i], &frame)) continue;
    const char *name = name_of(frame.dli_fname);
    if (begins(name, "libc.so") || begins(name, "FailingAllocations")) continue;
    if (draws(name)) _exit(99);
    signal(number, SIG_DFL);
    raise(number);
  }
  _exit(99);
}

static void watch_for_crashes(void) {
  // The first call loads what it needs; in a crash that might not go well any more.
  void *frame;
  backtrace(&frame, 1);
  struct sigaction action = {.sa_handler = crash, .sa_flags = SA_NODEFER};
  int numbers[] = {SIGSEGV, SIGBUS, SIGABRT};
  for (int i = 0; i < 3; i++) sigaction(numbers[i], &action, NULL);
}

__attribute__((constructor)) static void begin(void) {
  const char *which = getenv("FAILING_ALLOCATIONS");
  if (which) {
    first_failing = atol(which);
    last_failing = strchr(which, '-') ? LONG_MAX : first_failing;
  }
  watch_for_crashes();
  dl_iterate_phdr(note_code, NULL);
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("ALLOCATION_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld", atomic_load(&count));
  fclose(file);
}

// cairo 1.16's scan converter leaves by `longjmp` where it gets no memory, while edges are added to it to a function that
// has already returned. Only it jumps here.
void longjmp(jmp_buf place, int value) { _exit(99); }
void __longjmp_chk(jmp_buf place, int value) { _exit(99); }

static int fails(const void *caller) {
  for (int i = 0; i < code_count; i++) {
    if ((uintptr_t)caller < code[i].start || (uintptr_t)caller >= code[i].end) continue;
    long number = atomic_fetch_add(&count, 1) + 1;
    if (number < first_failing || number > last_failing) return 0;
    errno = ENOMEM;
    return 1;
  }
  return 0;
}

void *malloc(size_t size) { return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(memory, size);
}
