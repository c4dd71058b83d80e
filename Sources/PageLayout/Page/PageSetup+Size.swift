/// Pages that name no size.
extension PageSetup {
  /// The setup with a size where it has none.
  func sized(_ size: PaperSize?) -> PageSetup {
    var setup = self
    setup.size = self.size ?? size
    return setup
  }
}
