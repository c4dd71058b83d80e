import CCairo
import CalendarCore
import PageLayout

/// A set of fonts that pango may choose from, by rules that no other part of the process shares.
///
/// Not for two threads at once: pango keeps caches in it.
final class FontMap {
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// What text is shaped with, one line at a time.
  let context: OpaquePointer

  /// A map of these files, and of the system's fonts where `system` says so.
  init(files: [String], system: Bool) throws {
    if system {
      config = FcInitLoadConfig()
      _ = FcConfigParseAndLoadFromMemory(config, Self.rules, FcBool(1))
    } else {
      config = FcConfigCreate()
    }
    for file in files { _ = FcConfigAppFontAddFile(config, file) }
    if system { _ = FcConfigBuildFonts(config) }

    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    context = pango_font_map_create_context(map)
    try Self.configure(context)
  }

  deinit {
    FreeTypeLock.hold {
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
    FcConfigDestroy(config)
  }

  /// Sets what is shaped next in the fonts of a style; its language decides between regional forms.
  func select(_ style: TextStyle) {
    // Without one of its own pango would ask the process's environment.
    pango_context_set_language(context, pango_language_from_string(style.language ?? "und"))
    let description = pango_font_description_new()
    pango_font_description_set_family(description, style.design.families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(style.design.faceWeight(style.weight)))
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    // FreeType rounds the outlines of a face as it was opened, and of one whose axes were ever moved, differently. cairo
    // shares a face between optical sizes, and closes and opens it as it likes: text for which no axis must move would
    // depend on what was drawn before. A weight that is nobody's default, by less than can be seen, always moves one.
    pango_font_description_set_variations(description, "wght=\(style.design.faceWeight(style.weight)).05")
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
  }

  private static func configure(_ context: OpaquePointer) throws {
    // One unit is one point, so that optical sizes are chosen as on paper.
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, gboolean(0))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    // pango keeps a copy.
    for options in [options, pango_cairo_context_get_font_options(context)] {
      try CairoContext.check(cairo_font_options_status(options), doing: "preparing fonts")
    }
  }

  /// Read after the system's own rules: a system font of a shipped family's name is not seen, whatever its version,
  /// and no desktop setting changes how letters are drawn. (Told to smooth a font of coloured pictures, cairo 1.16 draws
  /// nothing at all.)
  private static let rules: String = {
    let families = ShippedFace.allCases.map {
      "<pattern><patelt name=\"family\"><string>\($0.family)</string></patelt></pattern>"
    }
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <selectfont><rejectfont>\(families.joined())</rejectfont></selectfont>
      <match target="font">
      <test name="color" compare="not_eq"><bool>true</bool></test>
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      </match>
      <match target="font">
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      </fontconfig>
      """
  }()
}
