import CalendarCore
import PageLayout

/// Gives what is too fine to be dithered a colour of the display's own: letters, symbols, thin lines, small or strong
/// shapes.
///
/// Items must come in painting order, as what lies under them counts.
struct InkChooser {
  private let colors: [RGBA]
  private let background: RGBA
  /// Pixels a point.
  private let scale: Double
  /// What was filled so far.
  private var fills: [(bounds: Rect, color: RGBA)] = []

  init(_ colors: DisplayColors, scene: Scene) {
    self.colors = colors.colors
    background = scene.background
    scale = scene.raster.scale
  }

  /// The item in the colours it is to be drawn in, perhaps with what makes room for it.
  mutating func inked(_ item: ResolvedItem) -> [ResolvedItem] {
    let (bounds, middle) = (item.bounds, item.bounds.center)
    switch item.operation {
    case .box(let rect, let color):
      return [item.drawing(.box(rect, isLine(bounds) ? mark(color, at: middle) : fill(color, within: bounds)))]
    case .fill(let shape, let color):
      let isMark = isLine(bounds) || max(bounds.width, bounds.height) * scale < Self.small
      return [item.drawing(.fill(shape, isMark ? mark(color, at: middle) : fill(color, within: bounds)))]
    case .symbol(let outline, let color): return [item.drawing(.symbol(outline, mark(color, at: middle)))]
    case .stroke(let shape, let color, let width):
      return [item.drawing(.stroke(shape, mark(color, at: middle), width: width))]
    case .template(let pixmap, let frame, let color):
      return [item.drawing(.template(pixmap, frame, mark(color, at: middle)))]
    case .glyphs(let runs, let color): return [item.drawing(.glyphs(runs, letter(color, in: bounds)))]
    case .masks(let masks, let color):
      return halo(masks, item) + [item.drawing(.masks(masks, letter(color, in: bounds)))]
    case .clip(let shape, let items): return [item.drawing(.clip(shape, items.flatMap { inked($0) }))]
    case .pixmap: return [item]
    }
  }

  /// In pixels: what is thinner is a line, smaller shapes are marks, and lower letters are not dithered.
  private static let (thin, small, low) = (3.5, 16.0, 18.0)

  private func isLine(_ bounds: Rect) -> Bool { min(bounds.width, bounds.height) * scale < Self.thin }

  private static let haloWidth = 2
  /// What reads on a ground (WCAG 2.2 for large text): a display's colours are few, and those of `light` are quieter.
  private static let legible = 3.0
  /// How far from a hue another may be that stands for it.
  private static let hueLoss = 0.03

  /// The colour of a shape that is large enough to be dithered. One that stands out from its ground as letters do is
  /// solid, and one that hardly does so still has dots.
  private mutating func fill(_ color: RGBA, within bounds: Rect) -> RGBA {
    let ground = ground(at: bounds.center)
    let wanted = color.over(ground)
    let isStrong = wanted.contrast(to: ground) >= Self.legible
    let solid = isStrong ? ink(for: wanted, on: ground, among: legible(on: ground)) : nil
    fills.append((bounds, solid ?? color))
    return solid ?? dotted(color, on: ground)
  }

  /// A tint, with as many dots as can be seen: what is dark on black would lose them all.
  private func dotted(_ color: RGBA, on ground: RGBA) -> RGBA {
    let (wanted, paper) = (color.over(ground), paper(of: ground))
    guard wanted.contrast(to: paper) >= Self.visible,
      let ink = nearest(to: wanted, among: colors.filter { $0 != paper })
    else { return color }
    let share = (wanted.luminance - paper.luminance) / (ink.luminance - paper.luminance)
    return (0..<Self.fewestDots).contains(share) ? ink.mixed(Self.fewestDots, with: paper) : color
  }

  /// The contrast from which on a tint means something, and the share of its ink that it then has.
  private static let (visible, fewestDots) = (1.1, 0.1)

  /// The colour of letters: the nearest that reads on what lies under them. Quiet letters that are large enough stay
  /// quieter than others, half ink and half paper.
  private func letter(_ color: RGBA, in bounds: Rect) -> RGBA {
    let ground = ground(at: bounds.center)
    let wanted = color.over(ground)
    guard let ink = ink(for: wanted, on: ground, among: legible(on: ground)) else {
      return mostContrasting(with: ground)
    }
    let isQuiet = wanted.contrast(to: ground) < Self.legible && ink.contrast(to: ground) > 2 * Self.legible
    return isQuiet && bounds.height * scale >= Self.low ? ink.mixed(0.5, with: paper(of: ground)) : ink
  }

  /// Two pixels of paper around letters on a dithered ground, whose specks would blur them.
  private func halo(_ masks: [PlacedMask], _ item: ResolvedItem) -> [ResolvedItem] {
    let ground = ground(at: item.bounds.center)
    guard !colors.contains(ground) else { return [] }
    let reach = -Self.haloWidth...Self.haloWidth
    let around = reach.flatMap { x in reach.map { y in (x, y) } }
    let shifted = around.flatMap { x, y in masks.map { $0.moved(columns: x, rows: y) } }
    let margin = Double(Self.haloWidth) / scale
    let bounds = item.bounds.inset(by: -margin, -margin)
    return [ResolvedItem(operation: .masks(shifted, paper(of: ground)), bounds: bounds)]
  }

  /// The colour of a line or a mark: the nearest that is not the ground's.
  private func mark(_ color: RGBA, at point: Point) -> RGBA {
    let ground = ground(at: point)
    let wanted = color.over(ground)
    if wanted == ground { return ground }
    let paper = paper(of: ground)
    return ink(for: wanted, on: ground, among: colors.filter { $0 != paper }) ?? wanted
  }

  private func legible(on ground: RGBA) -> [RGBA] {
    colors.filter { $0.contrast(to: ground) >= Self.legible }
  }

  private func paper(of ground: RGBA) -> RGBA {
    nearest(to: ground, among: colors) ?? ground
  }

  /// The nearest colour; the strongest where a hue that means something would be lost in a shade of grey or in another
  /// hue.
  private func ink(for wanted: RGBA, on ground: RGBA, among colors: [RGBA]) -> RGBA? {
    guard let nearest = nearest(to: wanted, among: colors) else { return nil }
    let loss = PerceivedColor(wanted).hueDistance(to: PerceivedColor(nearest))
    return loss <= Self.hueLoss ? nearest : mostContrasting(with: ground)
  }

  private func nearest(to wanted: RGBA, among colors: [RGBA]) -> RGBA? {
    let wanted = PerceivedColor(wanted)
    return colors.map { (color: $0, distance: PerceivedColor($0).distance(to: wanted)) }
      .min { $0.distance < $1.distance }?.color
  }

  private func mostContrasting(with ground: RGBA) -> RGBA {
    colors.max { $0.contrast(to: ground) < $1.contrast(to: ground) } ?? .black
  }

  private func ground(at point: Point) -> RGBA {
    fills.lazy.filter { $0.bounds.contains(point) }.reduce(background) { $1.color.over($0) }
  }
}

extension RGBA {
  /// What pixels of this colour look like from afar when another has the rest of them.
  fileprivate func mixed(_ share: Double, with other: RGBA) -> RGBA {
    RGBA(
      LinearLight.mix(share, of: red, and: other.red), LinearLight.mix(share, of: green, and: other.green),
      LinearLight.mix(share, of: blue, and: other.blue))
  }
}

extension ResolvedItem {
  /// Another operation in its place.
  fileprivate func drawing(_ operation: Operation) -> ResolvedItem {
    ResolvedItem(operation: operation, bounds: bounds)
  }
}

extension PlacedMask {
  fileprivate func moved(columns: Int, rows: Int) -> PlacedMask {
    PlacedMask(mask: mask, column: column + columns, row: row + rows)
  }
}
