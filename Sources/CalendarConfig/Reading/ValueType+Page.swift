import PageLayout

extension ValueType where Value == PageRequest {
  static let page: ValueType = ValueType(
    map: MapShape(PageKeys.all), takes: "a map such as {kind: wall, size: A4}"
  ) { fields, value in
    let usual = PageSetup()
    let setup = PageSetup(
      kind: fields[PageKeys.kind] ?? usual.kind, size: fields[PageKeys.size],
      orientation: fields[PageKeys.orientation] ?? usual.orientation, dpi: fields[PageKeys.dpi] ?? usual.dpi,
      scale: fields[PageKeys.scale], margin: fields[PageKeys.margin], columns: fields[PageKeys.columns],
      form: fields[PageKeys.form] ?? usual.form, bleed: fields[PageKeys.bleed] ?? usual.bleed,
      showsChevrons: fields[PageKeys.showsChevrons] ?? usual.showsChevrons)
    let limit = value.context.limits.pixels
    if let count = setup.pixelCount, count > limit {
      value.refuse(
        "a page has \(count) pixels; at most \(limit) are drawn; \(ConfigLimits.remedy(.pixels))")
    }
    return PageRequest(
      setup: setup, months: fields[PageKeys.months], showsMiniMonths: fields[PageKeys.miniMonths] ?? false,
      noteLines: fields[PageKeys.noteLines] ?? 0, photo: fields[PageKeys.photo])
  }
}
