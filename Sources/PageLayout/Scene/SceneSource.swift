/// What has a picture of its own, such as a view, apart from who draws it.
public protocol SceneSource {
  /// The picture as it would be drawn now. Throws when something in it can't be read.
  func scene() throws -> Scene
}
