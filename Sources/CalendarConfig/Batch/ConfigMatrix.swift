/// The configs that a matrix makes of one: every combination of its values, the last key's changing fastest. A config
/// without a matrix is the only one.
public struct ConfigMatrix: RandomAccessCollection, Sendable {
  let base: ConfigTree
  let axes: [MatrixAxis]

  /// The config's name.
  public var name: String { base.name }

  public var startIndex: Int { 0 }
  public var endIndex: Int { axes.reduce(1) { $0 * $1.values.count } }

  public subscript(position: Int) -> ConfigTree {
    precondition(indices.contains(position), "a matrix has no combination \(position)")
    var tree = base
    var size = count
    for axis in axes {
      size /= axis.values.count
      axis.apply(position / size % axis.values.count, to: &tree)
    }
    return tree
  }
}
