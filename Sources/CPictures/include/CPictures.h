#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What of C pictures are read with: the few functions of gdk-pixbuf and librsvg that are used, a look through JPEG files
// with libjpeg, and files in memory, to hand pictures to another process. The libraries are loaded when the first
// picture file is asked for: linked in, they would take about 7 ms of every start. Objects are plain pointers, errors
// `GError`s.

/// gdk-pixbuf's functions, by its own names without `gdk_pixbuf_`.
typedef struct {
  void *(*loader_new_with_type)(const char *type, void **error);
  void (*loader_set_size)(void *loader, int width, int height);
  int (*loader_write)(void *loader, const uint8_t *bytes, size_t count, void **error);
  int (*loader_close)(void *loader, void **error);
  void *(*loader_get_pixbuf)(void *loader);
  void *(*apply_embedded_orientation)(void *pixbuf);
  void *(*new_from_data)(
    const uint8_t *pixels, int colorspace, int has_alpha, int bits_per_sample, int width, int height, int rowstride,
    void *destroy, void *destroy_data);
  void *(*scale_simple)(const void *pixbuf, int width, int height, int interpolation);
  int (*get_width)(const void *pixbuf);
  int (*get_height)(const void *pixbuf);
  int (*get_rowstride)(const void *pixbuf);
  int (*get_n_channels)(const void *pixbuf);
  const uint8_t *(*read_pixels)(const void *pixbuf);
} gdk_pixbuf_functions;

/// A rectangle, as librsvg takes it.
typedef struct {
  double x, y, width, height;
} rsvg_rectangle;

/// A length and its unit, as librsvg gives it.
typedef struct {
  double length;
  int unit;
} rsvg_length;

/// librsvg's functions, by its own names without `rsvg_handle_`.
typedef struct {
  void *(*new_from_data)(const uint8_t *bytes, size_t count, void **error);
  int (*get_intrinsic_size_in_pixels)(void *handle, double *width, double *height);
  void (*get_intrinsic_dimensions)(
    void *handle, int *has_width, rsvg_length *width, int *has_height, rsvg_length *height,
    int *has_view_box, rsvg_rectangle *view_box);
  int (*render_document)(void *handle, void *context, const rsvg_rectangle *viewport, void **error);
} rsvg_functions;

/// Loads gdk-pixbuf; false when it is not installed.
bool gdk_pixbuf_functions_load(gdk_pixbuf_functions *functions);

/// Loads librsvg; false when it is not installed.
bool rsvg_functions_load(rsvg_functions *functions);

/// Opens a file that lies in memory only and has no name; -1 when there is no memory for it.
int memory_file(void);

/// What a JPEG file is found to be.
typedef enum { jpeg_whole, jpeg_damaged, jpeg_library_missing } jpeg_state;

/// Room for what libjpeg says.
#define JPEG_WORDS 200

/// Reads a JPEG file through and tells whether all of its picture is in it. What is missing gdk-pixbuf paints grey and
/// says nothing; of a damaged file `words` has what is wrong, in libjpeg's words.
jpeg_state jpeg_check(const uint8_t *bytes, size_t count, char words[JPEG_WORDS]);
