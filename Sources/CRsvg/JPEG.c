#include "CRsvg.h"

#include <dlfcn.h>
#include <setjmp.h>
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>

#if JPEG_LIB_VERSION >= 80
#define LIBRARY "libjpeg.so.8"
#else
#define LIBRARY "libjpeg.so.62"
#endif

/// libjpeg's functions, by its own names without `jpeg_`.
typedef struct {
  struct jpeg_error_mgr *(*std_error)(struct jpeg_error_mgr *);
  void (*create)(j_decompress_ptr, int, size_t);
  void (*mem_src)(j_decompress_ptr, const unsigned char *, unsigned long);
  int (*read_header)(j_decompress_ptr, boolean);
  boolean (*start)(j_decompress_ptr);
  JDIMENSION (*read)(j_decompress_ptr, JSAMPARRAY, JDIMENSION);
  void (*destroy)(j_decompress_ptr);
} functions;

static bool load(functions *jpeg) {
  void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  jpeg->std_error = (struct jpeg_error_mgr * (*)(struct jpeg_error_mgr *))dlsym(handle, "jpeg_std_error");
  jpeg->create = (void (*)(j_decompress_ptr, int, size_t))dlsym(handle, "jpeg_CreateDecompress");
  jpeg->mem_src = (void (*)(j_decompress_ptr, const unsigned char *, unsigned long))dlsym(handle, "jpeg_mem_src");
  jpeg->read_header = (int (*)(j_decompress_ptr, boolean))dlsym(handle, "jpeg_read_header");
  jpeg->start = (boolean(*)(j_decompress_ptr))dlsym(handle, "jpeg_start_decompress");
  jpeg->read = (JDIMENSION(*)(j_decompress_ptr, JSAMPARRAY, JDIMENSION))dlsym(handle, "jpeg_read_scanlines");
  jpeg->destroy = (void (*)(j_decompress_ptr))dlsym(handle, "jpeg_destroy_decompress");
  return jpeg->std_error && jpeg->create && jpeg->mem_src && jpeg->read_header && jpeg->start && jpeg->read
    && jpeg->destroy;
}

/// What reading one file has come to. libjpeg hands its first member back.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf end;
  char *words;
} reading;

static void stop(j_common_ptr jpeg) {
  reading *current = (reading *)jpeg->err;
  jpeg->err->format_message(jpeg, current->words);
  longjmp(current->end, 1);
}

/// Ends the reading at those warnings that mean that a part of the picture is made up.
static void judge(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_JPEG_EOF:
  case JWRN_MUST_RESYNC:
  case JWRN_BOGUS_PROGRESSION:
    stop(jpeg);
  }
}

jpeg_state jpeg_check(const uint8_t *bytes, size_t count, char words[JPEG_WORDS]) {
  functions jpeg;
  if (!load(&jpeg)) return jpeg_library_missing;
  _Static_assert(JPEG_WORDS >= JMSG_LENGTH_MAX, "libjpeg writes so much");
  reading current = {.words = words};
  struct jpeg_decompress_struct file;
  file.err = jpeg.std_error(&current.base);
  current.base.error_exit = stop;
  current.base.emit_message = judge;
  jpeg_state state = jpeg_damaged;
  if (!setjmp(current.end)) {
    jpeg.create(&file, JPEG_LIB_VERSION, sizeof file);
    jpeg.mem_src(&file, bytes, count);
    jpeg.read_header(&file, TRUE);
    // All of the data is read also for a small picture.
    file.scale_num = 1;
    file.scale_denom = 8;
    jpeg.start(&file);
    JSAMPARRAY row = file.mem->alloc_sarray(
      (j_common_ptr)&file, JPOOL_IMAGE, file.output_width * file.output_components, 1);
    while (file.output_scanline < file.output_height) jpeg.read(&file, row, 1);
    state = jpeg_whole;
  }
  jpeg.destroy(&file);
  return state;
}
