import CCairo

extension FontSource {
  /// What tells the fonts of this source on this machine from others: the bytes of those that ship; of the system's,
  /// which are many, the families, versions and files' names.
  public func digest(resources: ResourceFolder? = nil) throws -> ContentDigest {
    switch self {
    case .shipped:
      let folder = try resources ?? ResourceFolder.located()
      let files = ShippedFace.allCases.flatMap(\.files)
      return ContentDigest(
        of: files + (try files.map { try ContentDigest(ofFile: "\(folder.fonts)/\($0)").hexadecimal }))
    case .system: return ContentDigest(of: ["\(FcGetVersion())"] + Self.systemFonts().sorted())
    }
  }

  private static func systemFonts() -> [String] {
    guard let config = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(config) }
    guard let set = FcConfigGetFonts(config, FcSetSystem) else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      set.pointee.fonts[index].map { font in
        var version: CInt = 0
        FcPatternGetInteger(font, FC_FONTVERSION, 0, &version)
        return "\(text(FC_FAMILY, of: font)) \(version) \(text(FC_FILE, of: font).split(separator: "/").last ?? "")"
      }
    }
  }

  private static func text(_ property: String, of font: OpaquePointer) -> String {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, property, 0, &value) == FcResultMatch, let value else { return "" }
    return String(cString: value)
  }
}
