import CCairo

/// A set of fonts that pango may choose from, by rules that no other part of the process shares.
///
/// Not for two threads at once: pango keeps caches in it.
final class FontMap {
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// Where text is laid out, one line at a time.
  let layout: OpaquePointer

  /// A map of these files, and of the system's fonts where `system` says so.
  init(files: [String], system: Bool) {
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
    Self.configure(context)
    layout = pango_layout_new(context)
    pango_layout_set_single_paragraph_mode(layout, gboolean(1))
  }

  deinit {
    FreeTypeLock.hold {
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
    FcConfigDestroy(config)
  }

  /// Makes the language of what is laid out next decide between regional forms.
  func setLanguage(_ language: String?) {
    // Without one of its own pango would ask the process's environment.
    pango_context_set_language(context, pango_language_from_string(language ?? "und"))
  }

  private static func configure(_ context: OpaquePointer) {
    // One unit is one point, so that optical sizes are chosen as on paper.
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, gboolean(0))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
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
