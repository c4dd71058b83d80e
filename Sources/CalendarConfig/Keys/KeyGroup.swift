/// Keys that belong to a map of a config.
struct KeyGroup {
  /// The key of the map.
  let name: String
  let keys: [any AnyConfigKey]

  /// The maps whose keys people look for elsewhere.
  static var all: [KeyGroup] {
    [
      KeyGroup(name: ConfigKeys.page.name, keys: PageKeys.all),
      KeyGroup(name: ConfigKeys.selectionBehavior.name, keys: SelectionKeys.all),
      KeyGroup(name: PageKeys.photo.name, keys: PhotoKeys.all),
    ]
  }
}
