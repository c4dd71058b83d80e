import CICal

/// Properties as libical reads them. Those it can't read are missing.
final class ICalComponent {
  private let library: ICalLibrary
  private let component: OpaquePointer?

  /// Reads content lines as an event's.
  init(_ lines: [ContentLine], library: ICalLibrary) {
    self.library = library
    var text = Array("BEGIN:VEVENT\r\n".utf8)
    for line in lines {
      text.append(contentsOf: line.text)
      text.append(contentsOf: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
    }
    text.append(contentsOf: "END:VEVENT\r\n".utf8)
    text.append(0)
    component = text.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) { library.functions.parser_parse_string($0.baseAddress) }
    }
  }

  deinit {
    if let component { library.functions.component_free(component) }
  }

  /// Whether something in its lines can't be read.
  var hasErrors: Bool {
    guard let component else { return true }
    return library.functions.component_count_errors(component) > 0
  }

  /// What is made of each value of the properties of a kind, while the component lives. A property with a list of
  /// values has as many.
  func map<Value>(_ kind: icalproperty_kind, _ transform: (ICalValue) -> Value) -> [Value] {
    guard let component else { return [] }
    var values: [Value] = []
    var next = library.functions.component_get_first_property(component, kind)
    while let property = next {
      if let value = ICalValue(of: property, library: library) { values.append(transform(value)) }
      next = library.functions.component_get_next_property(component, kind)
    }
    return values
  }
}
