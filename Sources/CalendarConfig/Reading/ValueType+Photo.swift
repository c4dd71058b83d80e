import CalendarCore
import PageLayout

extension ValueType where Value == PagePhoto {
  /// A file's path, or a map that says how it is cut.
  static let photo: ValueType = ValueType(
    takes: "a picture's file, or a map such as {file: sea.jpeg, focus: [0.5, 0.3]}",
    shape: .anyOf([ValueType<Picture>.photoFile.shape, .map(MapShape(PhotoKeys.all, needs: [[PhotoKeys.file]]))])
  ) { value in
    guard case .map = value.node.value else {
      return ValueType<Picture>.photoFile.read(value).map { PagePhoto($0) }
    }
    guard let fields = MapReader(value, keys: PhotoKeys.all, takes: photo.takes) else { return nil }
    if fields.value(of: PhotoKeys.file) == nil { value.refuse("a photo needs the key \"file\" for its picture") }
    let fit = fields[PhotoKeys.fit] ?? .fill
    let focus = fields[PhotoKeys.focus] ?? Point(x: 0.5, y: 0.5)
    return fields[PhotoKeys.file].map { PagePhoto($0, fit: fit, focus: focus) }
  }
}

extension ValueType where Value == Picture {
  /// A picture's file; a symbol is no photo.
  static let photoFile = ValueType(
    scalar: "a png, jpeg or svg file", shape: .text(pattern: TextPattern.pictureFile)
  ) { value, text in
    guard PictureFile.isNamed(by: text) else {
      value.refuse(because: "\(quoted(text)) is no file of a picture; its name ends in .png, .jpeg or .svg")
      return nil
    }
    return ValueType.picture.read(value)
  }
}

extension ValueType where Value == Point {
  private static let share = ValueType<Double>.number(in: 0...1)

  /// Two shares of 0 to 1.
  static let focus: ValueType = ValueType(
    takes: "two shares from 0 to 1, such as [0.5, 0.3]", shape: .list(of: share.shape, count: 2)
  ) { value in
    guard case .list(let nodes) = value.node.value, nodes.count == 2 else {
      value.refuse(takes: focus.takes)
      return nil
    }
    guard let x = share.read(value.with(nodes[0])), let y = share.read(value.with(nodes[1])) else { return nil }
    return Point(x: x, y: y)
  }
}
