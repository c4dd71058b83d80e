extension Scene {
  /// Every line of text on the page, in painting order.
  public var texts: [TextItem] {
    items.flatMap(\.texts)
  }
}

extension SceneItem {
  fileprivate var texts: [TextItem] {
    switch self {
    case .text(let item): [item]
    case .clip(_, let items): items.flatMap(\.texts)
    case .fill, .stroke, .image: []
    }
  }
}
