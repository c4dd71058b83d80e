import CalendarConfig
import Testing

@Suite("A config's tree")
struct ScannerTreeTests {
  @Test(
    "is the same in block and flow, with any line ends, with and without a byte order mark",
    arguments: [
      "page:\n  size: A4\n  list:\n    - 1\n    - 'x'",
      "page: {size: A4, list: [1, 'x']}\n",
      "\u{FEFF}page:\r\n  size: A4 # paper\r\n  list: [1,\r\n    'x']\r\n",
      "---\npage:\n  size: A4\n  list:\n  - 1\n  - \"x\"\n...\n",
    ])
  func forms(text: String) {
    #expect(tree(text) == "{page: {size: A4, list: [1, \"x\"]}}")
  }

  @Test("takes yes, on, no and off as text, and null as nothing")
  func words() {
    #expect(tree("on: yes\nno: off\na: null\nb: ~\nc:\n") == "{on: yes, no: off, a: nothing, b: nothing, c: nothing}")
  }

  @Test("remembers the comment that stands where a value should")
  func comment() {
    let (root, problems) = ConfigScanner().scan(Array("tintColor: #ff2d55\n".utf8), named: "a.yml")
    #expect(problems.isEmpty)
    #expect(root?["tintColor"]?.value == .nothing(comment: "#ff2d55"))
  }

  @Test("lets tabs be where they do not indent")
  func tabs() {
    #expect(tree("size:\tA4\ntitle: 'a\n\tb'\n") == "{size: A4, title: \"a b\"}")
  }

  @Test("places each node at its first character")
  func places() throws {
    let (root, _) = ConfigScanner().scan(Array("ключ:\n  - size: 'A4'\n".utf8), named: "a.yml")
    let list = try #require(root?["ключ"])
    guard case .list(let nodes) = list.value, let size = nodes.first?["size"] else {
      Issue.record("no list")
      return
    }
    #expect(list.place == Place(source: "a.yml", line: 2, column: 3))
    #expect(size.place == Place(source: "a.yml", line: 2, column: 11))
  }

  private func tree(_ text: String) -> String {
    let (root, problems) = ConfigScanner().scan(Array(text.utf8), named: "a.yml")
    return problems.isEmpty ? root.map(Self.write) ?? "none" : problems.map(\.description).joined(separator: "\n")
  }

  private static func write(_ node: ConfigNode) -> String {
    switch node.value {
    case .scalar(let text, .plain): text
    case .scalar(let text, _): "\"\(text)\""
    case .list(let nodes): "[\(nodes.map(write).joined(separator: ", "))]"
    case .map(let entries): "{\(entries.map { "\($0.key): \(write($0.value))" }.joined(separator: ", "))}"
    case .nothing: "nothing"
    case .unreadable: "unreadable"
    }
  }
}
