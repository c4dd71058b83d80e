/// A key of a matrix with the values it takes in turn.
struct MatrixAxis: Hashable, Sendable {
  let key: String
  /// Scalars, at least one.
  let values: [ConfigNode]

  /// Puts one of the values where the config has its key.
  func apply(_ index: Int, to tree: inout ConfigTree) {
    guard case .scalar(let text, _) = values[index].value else { return }
    if isOfPage {
      tree.root.setOfPages(key, to: values[index])
    } else {
      tree.root.set([key], to: values[index])
    }
    tree.choices.append(MatrixChoice(key: key, text: text))
  }

  /// Whether a tree of options says something under the key.
  func isDecided(in overlay: ConfigNode) -> Bool {
    (isOfPage ? overlay[ConfigKeys.page.name] : overlay)?[key] != nil
  }

  private var isOfPage: Bool { PageKeys.all.contains { $0.name == key } }
}
