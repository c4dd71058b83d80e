extension ConfigNode {
  /// Puts a node at a path of keys, in place of what is there; maps on the way are made where they lack.
  mutating func set(_ path: some Collection<String>, to node: ConfigNode) {
    guard let key = path.first else {
      self = node
      return
    }
    // What is no map is a mistake that its reader tells.
    guard case .map(var entries) = value else { return }
    let index = entries.firstIndex { $0.key == key } ?? entries.count
    if index == entries.count {
      entries.append(ConfigEntry(key: key, at: node.place, value: ConfigNode(.map([]), at: node.place)))
    }
    entries[index].value.set(path.dropFirst(), to: node)
    value = .map(entries)
  }

  /// Adds an element to the list at a key, which is made where it lacks.
  mutating func append(_ node: ConfigNode, to key: String) {
    let present = self[key]
    guard let present else {
      set([key], to: ConfigNode(.list([node]), at: node.place))
      return
    }
    guard case .list(let nodes) = present.value else { return }
    set([key], to: ConfigNode(.list(nodes + [node]), at: present.place))
  }

  /// Puts a node at a key of `page`, and of every page in the list `pages`.
  mutating func setOfPages(_ key: String, to node: ConfigNode) {
    set([ConfigKeys.page.name, key], to: node)
    guard let pages = self[ConfigKeys.pages.name], case .list(var nodes) = pages.value else { return }
    for index in nodes.indices where nodes[index][key] != nil { nodes[index].set([key], to: node) }
    set([ConfigKeys.pages.name], to: ConfigNode(.list(nodes), at: pages.place))
  }
}
