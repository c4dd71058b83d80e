#pragma once

#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

/// Whether a face has glyphs in colours of their own, as emoji do. 0 for faces that are not FreeType's.
static inline int ccairo_has_color_glyphs(cairo_scaled_font_t *font) {
  if (cairo_scaled_font_get_type(font) != CAIRO_FONT_TYPE_FT) return 0;
  FT_Face face = cairo_ft_scaled_font_lock_face(font);
  if (!face) return 0;
  int has_color = FT_HAS_COLOR(face) ? 1 : 0;
  cairo_ft_scaled_font_unlock_face(font);
  return has_color;
}

/// FreeType's version as 10000 * major + 100 * minor + patch; 0 when it can't start.
static inline int ccairo_freetype_version(void) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return 0;
  FT_Int major, minor, patch;
  FT_Library_Version(library, &major, &minor, &patch);
  FT_Done_FreeType(library);
  return 10000 * major + 100 * minor + patch;
}

/// The direction of the first letter that has one; neutral without. pango calls it deprecated and has nothing instead.
static inline PangoDirection ccairo_base_direction(const char *text, int length) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  return pango_find_base_dir(text, length);
#pragma clang diagnostic pop
}
