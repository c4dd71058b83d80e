#include "CPictures.h"

#include <dlfcn.h>

/// A symbol to look up and where to put it.
typedef struct {
  const char *name;
  void **place;
} entry;

static bool load(const char *library, const entry *entries, size_t count) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  for (size_t index = 0; index < count; index++) {
    *entries[index].place = dlsym(handle, entries[index].name);
    if (!*entries[index].place) return false;
  }
  return true;
}

bool gdk_pixbuf_functions_load(gdk_pixbuf_functions *functions) {
  const entry entries[] = {
    {"gdk_pixbuf_loader_new_with_type", (void **)&functions->loader_new_with_type},
    {"gdk_pixbuf_loader_set_size", (void **)&functions->loader_set_size},
    {"gdk_pixbuf_loader_write", (void **)&functions->loader_write},
    {"gdk_pixbuf_loader_close", (void **)&functions->loader_close},
    {"gdk_pixbuf_loader_get_pixbuf", (void **)&functions->loader_get_pixbuf},
    {"gdk_pixbuf_apply_embedded_orientation", (void **)&functions->apply_embedded_orientation},
    {"gdk_pixbuf_new_from_data", (void **)&functions->new_from_data},
    {"gdk_pixbuf_scale_simple", (void **)&functions->scale_simple},
    {"gdk_pixbuf_get_width", (void **)&functions->get_width},
    {"gdk_pixbuf_get_height", (void **)&functions->get_height},
    {"gdk_pixbuf_get_rowstride", (void **)&functions->get_rowstride},
    {"gdk_pixbuf_get_n_channels", (void **)&functions->get_n_channels},
    {"gdk_pixbuf_read_pixels", (void **)&functions->read_pixels},
  };
  return load("libgdk_pixbuf-2.0.so.0", entries, sizeof entries / sizeof *entries);
}

bool rsvg_functions_load(rsvg_functions *functions) {
  const entry entries[] = {
    {"rsvg_handle_new_from_data", (void **)&functions->new_from_data},
    {"rsvg_handle_get_intrinsic_size_in_pixels", (void **)&functions->get_intrinsic_size_in_pixels},
    {"rsvg_handle_get_intrinsic_dimensions", (void **)&functions->get_intrinsic_dimensions},
    {"rsvg_handle_render_document", (void **)&functions->render_document},
  };
  return load("librsvg-2.so.2", entries, sizeof entries / sizeof *entries);
}
