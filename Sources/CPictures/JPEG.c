#include "CPictures.h"

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
  int (*read_header)(j_decompress_ptr, boolean);
  boolean (*start)(j_decompress_ptr);
  JDIMENSION (*read)(j_decompress_ptr, JSAMPARRAY, JDIMENSION);
  boolean (*resync)(j_decompress_ptr, int);
  boolean (*finish)(j_decompress_ptr);
  void (*destroy)(j_decompress_ptr);
} functions;

static bool load(functions *jpeg) {
  void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  jpeg->std_error = (struct jpeg_error_mgr * (*)(struct jpeg_error_mgr *))dlsym(handle, "jpeg_std_error");
  jpeg->create = (void (*)(j_decompress_ptr, int, size_t))dlsym(handle, "jpeg_CreateDecompress");
  jpeg->read_header = (int (*)(j_decompress_ptr, boolean))dlsym(handle, "jpeg_read_header");
  jpeg->start = (boolean(*)(j_decompress_ptr))dlsym(handle, "jpeg_start_decompress");
  jpeg->read = (JDIMENSION(*)(j_decompress_ptr, JSAMPARRAY, JDIMENSION))dlsym(handle, "jpeg_read_scanlines");
  jpeg->resync = (boolean(*)(j_decompress_ptr, int))dlsym(handle, "jpeg_resync_to_restart");
  jpeg->finish = (boolean(*)(j_decompress_ptr))dlsym(handle, "jpeg_finish_decompress");
  jpeg->destroy = (void (*)(j_decompress_ptr))dlsym(handle, "jpeg_destroy_decompress");
  return jpeg->std_error && jpeg->create && jpeg->read_header && jpeg->start && jpeg->read && jpeg->resync
    && jpeg->finish && jpeg->destroy;
}

/// A file's bytes, handed out piece by piece. libjpeg hands its first member back.
typedef struct {
  struct jpeg_source_mgr base;
  const uint8_t *next;
  size_t left;
} source;

/// libjpeg-turbo's quick way to read Huffman codes takes codes that do not exist for others, and says nothing. It is
/// taken where a block's 512 bytes lie ahead at once: they never do.
#define PIECE 256

static void do_nothing(j_decompress_ptr jpeg) {
  (void)jpeg;
}

static boolean give_piece(j_decompress_ptr jpeg) {
  source *file = (source *)jpeg->src;
  if (file->left == 0) WARNMS(jpeg, JWRN_JPEG_EOF);
  size_t count = file->left < PIECE ? file->left : PIECE;
  file->base.next_input_byte = file->next;
  file->base.bytes_in_buffer = count;
  file->next += count;
  file->left -= count;
  return TRUE;
}

static void skip(j_decompress_ptr jpeg, long count) {
  while (count > (long)jpeg->src->bytes_in_buffer) {
    count -= (long)jpeg->src->bytes_in_buffer;
    give_piece(jpeg);
  }
  if (count <= 0) return;
  jpeg->src->next_input_byte += count;
  jpeg->src->bytes_in_buffer -= (size_t)count;
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

/// Ends the reading at a warning, but for those about what is written beside the picture: all others mean that a part of
/// it is made up.
static void judge(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
  case JWRN_ADOBE_XFORM:
  case JWRN_BOGUS_ICC:
  case JWRN_JFIF_MAJOR:
  case JWRN_NOT_SEQUENTIAL:
    return;
  default:
    stop(jpeg);
  }
}

jpeg_state jpeg_check(const uint8_t *bytes, size_t count, char words[JPEG_WORDS]) {
  functions jpeg;
  if (!load(&jpeg)) return jpeg_library_missing;
  _Static_assert(JPEG_WORDS >= JMSG_LENGTH_MAX, "libjpeg writes so much");
  reading current = {.words = words};
  source input = {.next = bytes, .left = count};
  input.base.init_source = do_nothing;
  input.base.fill_input_buffer = give_piece;
  input.base.skip_input_data = skip;
  input.base.resync_to_restart = jpeg.resync;
  input.base.term_source = do_nothing;
  struct jpeg_decompress_struct file;
  file.err = jpeg.std_error(&current.base);
  current.base.error_exit = stop;
  current.base.emit_message = judge;
  jpeg_state state = jpeg_damaged;
  if (!setjmp(current.end)) {
    jpeg.create(&file, JPEG_LIB_VERSION, sizeof file);
    file.src = &input.base;
    jpeg.read_header(&file, TRUE);
    // All of the data is read also for a small picture.
    file.scale_num = 1;
    file.scale_denom = 8;
    jpeg.start(&file);
    JSAMPARRAY row = file.mem->alloc_sarray(
      (j_common_ptr)&file, JPOOL_IMAGE, file.output_width * file.output_components, 1);
    while (file.output_scanline < file.output_height) jpeg.read(&file, row, 1);
    // Up to the end of the file, in which nothing is to be left over.
    jpeg.finish(&file);
    state = jpeg_whole;
  }
  jpeg.destroy(&file);
  return state;
}
