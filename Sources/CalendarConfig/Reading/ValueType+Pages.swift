extension ValueType where Value == PagesRequest {
  /// Pages by a run of months or years, or one by one. Each page of a list adds to, or overrules, what `page` says.
  static let pages: ValueType = ValueType(
    takes: "months such as 2027-01..2027-12, years such as 2020..2029, or a list of page maps",
    shape: .anyOf([.whens, .list(of: ValueType<PageRequest>.page.shape)])
  ) { value in
    switch value.node.value {
    case .scalar: return ValueType<MonthRun>.months.read(value).map(PagesRequest.run)
    case .list(let nodes):
      guard !nodes.isEmpty else {
        value.refuse("pages is an empty list; it takes \(pages.takes)")
        return nil
      }
      let limit = value.context.limits.pages
      guard nodes.count <= limit else {
        value.refuse("pages: these are more than \(limit) pages; \(ConfigLimits.remedy(.pages))")
        return nil
      }
      let requests = nodes.map { ValueType<PageRequest>.page.read(value.with($0.laid(over: value.context.page))) }
      return requests.contains { $0 == nil } ? nil : .list(requests.compactMap(\.self))
    case .map, .nothing, .unreadable:
      value.refuse(takes: pages.takes)
      return nil
    }
  }
}

extension ConfigNode {
  /// A map with the keys of another that it lacks.
  func laid(over base: ConfigNode?) -> ConfigNode {
    guard case .map(let own) = value, case .map(let others)? = base?.value else { return self }
    let lacking = others.filter { other in !own.contains { $0.key == other.key } }
    return ConfigNode(.map(own + lacking), at: place)
  }
}
