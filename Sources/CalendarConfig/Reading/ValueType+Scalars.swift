import CalendarCore
import Foundation

extension ValueType where Value == Bool {
  static let flag = ValueType(takes: "true or false", shape: .flag) { value in
    switch value.node.value {
    case .scalar("true", .plain): return true
    case .scalar("false", .plain): return false
    default:
      value.refuse(takes: "true or false")
      return nil
    }
  }
}

extension ValueType where Value == Int {
  /// A whole number within a range.
  static func integer(in range: ClosedRange<Int>) -> ValueType {
    let takes = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueType(takes: takes, shape: .integer(range)) { value in
      guard let number = value.number(takes: takes) else { return nil }
      guard let whole = Int(exactly: number), range.contains(whole) else {
        value.refuse(takes: takes)
        return nil
      }
      return whole
    }
  }
}

extension ValueType where Value == Double {
  /// A number within a range.
  static func number(in range: ClosedRange<Double>) -> ValueType {
    let takes = "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
    return ValueType(takes: takes, shape: .number(range)) { value in
      guard let number = value.number(takes: takes) else { return nil }
      guard range.contains(number) else {
        value.refuse(takes: takes)
        return nil
      }
      return number
    }
  }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// One of an enumeration's names.
  static func choice(_ type: Value.Type) -> ValueType {
    let names = Value.allCases.map(\.rawValue)
    return ValueType(scalar: alternatives(names), shape: .names(names)) { value, text in
      if let known = Value(rawValue: text) { return known }
      value.refuse(text, noneOf: names)
      return nil
    }
  }
}

extension ValueType where Value == String {
  /// One line of text that is drawn as it is.
  static let line = ValueType(scalar: "a line of text", shape: .text(pattern: nil)) { value, text in
    let line = text.trimmingCharacters(in: .newlines)
    guard !line.contains(where: \.isNewline) else {
      value.refuse("\(value.key) takes one line of text, not several")
      return nil
    }
    let (count, limit) = (line.unicodeScalars.count, value.context.limits.characters)
    guard count <= limit else {
      value.refuse(
        "\(value.key) has \(count) characters; at most \(limit) are drawn; \(ConfigLimits.remedy(.characters))")
      return nil
    }
    value.context.note(line, at: value.node.place)
    return line
  }
}

extension ValueType {
  /// A list of values of a kind, or one alone where `allowsOne`.
  static func list<Element>(of element: ValueType<Element>, called name: String) -> ValueType where Value == [Element] {
    let takes = "a list of \(name)"
    return ValueType(takes: takes, shape: .list(of: element.shape)) { value in
      guard case .list(let nodes) = value.node.value else {
        value.refuse(takes: takes)
        return nil
      }
      guard value.canHave(nodes) else { return nil }
      return nodes.compactMap { element.read(value.with($0)) }
    }
  }

  /// The kind with its values turned into others.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    ValueType<Other>(takes: takes, shape: shape) { value in read(value).map(transform) }
  }
}

extension KeyedValue {
  /// Whether a list has no more elements than it may; a mistake otherwise.
  func canHave(_ nodes: [ConfigNode]) -> Bool {
    let limit = context.limits.elements
    if nodes.count > limit {
      refuse("\(key) has \(nodes.count) elements; at most \(limit) are read; \(ConfigLimits.remedy(.elements))")
    }
    return nodes.count <= limit
  }

  /// A number in plain digits, with a sign and a fraction if need be.
  fileprivate func number(takes: String) -> Double? {
    guard case .scalar(let text, .plain) = node.value, let number = Double(plainDigits: text) else {
      refuse(takes: takes)
      return nil
    }
    return number
  }
}

extension Double {
  /// A number such as `12`, `-0.5`; nil for what else Swift can read (`nan`, `0x1p3`, `1e300`).
  init?(plainDigits text: some StringProtocol) {
    let digits = text.drop { $0 == "-" }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.utf8.count <= 15, text.utf8.count - digits.utf8.count <= 1,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
    else { return nil }
    self.init(String(text))
  }
}

/// A number as a person writes it: without a fraction that says nothing.
func short(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
}
