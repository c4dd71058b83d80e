import CCairo

extension FontBook {
  /// Keeps pango's warnings from stderr; what they are about is thrown, or told as characters that are missing.
  ///
  /// For programs whose stderr is for messages of their own. To be called once, and by no program that decides itself
  /// what becomes of GLib's messages.
  public static func silencePango() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        let isGrave = level.rawValue & (G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0
        return isGrave ? g_log_writer_default(level, fields, count, nil) : G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  /// Keeps pango from reading which fonts the system has, which takes longer than shaping a month's text.
  ///
  /// pango reads them for its first font map, whatever fonts that one uses; books ask for them only when the shipped fonts
  /// lack a letter, and then by themselves. For programs that are started for a page, before anything else in them uses
  /// fontconfig: its current configuration is an empty one for as long as this takes, and none afterwards, so that who
  /// wants one (text in an SVG picture does) loads it.
  public static func postponeSystemFonts() {
    let empty = FcConfigCreate()
    FcConfigSetCurrent(empty)
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), empty)
    // Families are listed when pango's thread has finished with fontconfig.
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: CInt = 0
    pango_font_map_list_families(map, &families, &count)
    g_free(families)
    g_object_unref(map)
    FcConfigSetCurrent(nil)
    FcConfigDestroy(empty)
  }
}
