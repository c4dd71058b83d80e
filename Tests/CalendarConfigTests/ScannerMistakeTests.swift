import CalendarConfig
import Testing

@Suite("What YAML-lite refuses, with its place")
struct ScannerMistakeTests {
  @Test(
    "is told in one line",
    arguments: [
      ("locale: \"en\nfirstWeekday: monday\n", "a.yml:1:9: locale: the quote \" that opens here is never closed"),
      ("locale: 'en\n", "a.yml:1:9: locale: the quote ' that opens here is never closed"),
      ("page: {size: \"A4\n", "a.yml:1:14: size: the quote \" that opens here is never closed"),
      ("title: 'b\n---\nc'\n", "a.yml:1:8: title: the quote ' that opens here is never closed"),
      (
        "locale: \"en\nfirstWeekday: \"monday\"\n",
        "a.yml:1:9: locale: the quote that opens here is closed only in line 2"
      ),
      ("page: {size: A4\nlocale: en\n", "a.yml:1:7: page: the { that opens here is never closed"),
      ("page: {size: A4, dpi: 300\n", "a.yml:1:7: page: the { that opens here is never closed"),
      ("multiDate: [1, 2}\n", "a.yml:1:12: multiDate: the [ that opens here meets a } at 1:17"),
      ("page:\n\tsize: A4\n", "a.yml:2:1: a tab indents \"size: A4\"; use spaces"),
      ("page:\n  size: A4\n \tdpi: 3\n", "a.yml:3:2: a tab indents \"dpi: 3\"; use spaces"),
      ("page: {\n\tsize: A4}\n", "a.yml:2:1: a tab indents \"size: A4}\"; use spaces"),
      ("a: &x 1\n", "a.yml:1:4: anchors such as \"&x\" are not part of YAML-lite; remove it"),
      ("a: *x\n", "a.yml:1:4: aliases such as \"*x\" are not part of YAML-lite; write the value again"),
      ("a: !!str d\n", "a.yml:1:4: tags such as \"!!str\" are not part of YAML-lite; remove it"),
      ("<<: {a: b}\n", "a.yml:1:1: merge keys (<<) are not part of YAML-lite; write the keys out"),
      ("a: 1\nb: 2\na: 3\n", "a.yml:3:1: duplicate key \"a\"; it is already in line 1"),
      (
        "a: 1\n---\nb: 2\n",
        "a.yml:2:1: a second document begins here; a config is one document, use a file for each"
      ),
      (
        "%YAML 1.2\n---\na: 1\n",
        "a.yml:1:1: directives such as %YAML are not part of YAML-lite; remove them"
      ),
      (
        "title: Lunch: with Anna\n",
        "a.yml:1:13: a \": \" can't stand here; put text that has one in quotes, or begin a new line for a new key"
      ),
      (
        "a:\n  b: 1\n c: 2\n",
        """
        a.yml:3:2: "c" is not expected here; it has to line up with what it belongs to, and text after a quote or \
        bracket belongs into it
        """
      ),
      ("a: @b\n", "a.yml:1:4: \"@\" can't begin a value; put the value in quotes"),
      (
        "a: \"\\q\"\n",
        "a.yml:1:5: unknown escape in double quotes; write \\\\ for a backslash, or use single quotes"
      ),
      ("a: & b\n", "a.yml:1:4: anchors are not part of YAML-lite; put the value in quotes if it is text"),
      ("a: !<b\n", "a.yml:1:4: tags are not part of YAML-lite; put the value in quotes if it is text"),
      ("%b\n", "a.yml:1:1: directives are not part of YAML-lite; put the value in quotes if it is text"),
      ("a: |b\n", "a.yml:1:5: a block of text begins on the line after | or >; put text that has them first in quotes"),
      ("a: ? b\n", "a.yml:1:4: a \"?\" can't begin a value; put the value in quotes"),
      ("a: - b\n", "a.yml:1:4: a list can't begin here; put its \"- \" on a new line"),
      ("? [a]\n: b\n", "a.yml:1:3: a key is a word, not a list"),
      ("{: b}\n", "a.yml:1:2: a value is missing before \":\""),
      ("~: b\n", "a.yml:1:1: a key is missing before \":\""),
      ("a: 1\n\t\n", "a.yml:2:1: a tab stands in an empty line; remove it"),
      ("a: [b c, d: e: f]\n", "a.yml:1:14: a comma is missing before \":\""),
      ("a: \"\\x07\"\n", "a.yml:1:4: the text has a control character; remove its escape"),
      ("a: x\u{2028}y\n", "a.yml:1:5: line separator U+2028 is not allowed; remove it"),
      ("b: 1\na: x\u{7}y\n", "a.yml:2:5: control character U+0007 is not allowed; remove it"),
      ("b: 1\na: x\u{FEFF}y\n", "a.yml:2:5: byte order mark inside the text, U+FEFF is not allowed; remove it"),
      (
        String(repeating: "[", count: 20),
        "a.yml:1:17: maps and lists are nested more than 16 deep; --limit nesting=N allows more"
      ),
    ])
  func mistake(text: String, message: String) {
    #expect(problems(in: text) == [message])
  }

  @Test("counts columns in characters and knows bytes that are no UTF-8")
  func badEncoding() {
    let bytes = Array("a: 1\nä: ".utf8) + [0xE9, 0xE8] + Array("\nb: 2".utf8)
    let problems = ConfigScanner().scan(bytes, named: "a.yml").problems.map(\.description)
    #expect(problems == ["a.yml:2:4: byte 0xe9 is not UTF-8; save the file as UTF-8"])
  }

  @Test("names the size that is read, where the rest begins")
  func tooLarge() {
    let scanner = ConfigScanner(limits: ConfigLimits(bytes: 8))
    let problems = scanner.scan(Array("a: 1\nb: 2\n".utf8), named: "a.yml").problems.map(\.description)
    #expect(problems == ["a.yml:2:4: the config has 10 bytes; at most 8 are read; --limit bytes=N allows more"])
  }

  @Test("is told all at once, in the order of the places")
  func several() {
    let text = "a: &x 1\nb: *x\na: 2\npage: {size: [A4, {dpi: 300}\nlocale: en\n"
    #expect(
      problems(in: text) == [
        "a.yml:1:4: anchors such as \"&x\" are not part of YAML-lite; remove it",
        "a.yml:2:4: aliases such as \"*x\" are not part of YAML-lite; write the value again",
        "a.yml:3:1: duplicate key \"a\"; it is already in line 1",
        "a.yml:4:7: page: the { that opens here is never closed",
        "a.yml:4:14: size: the [ that opens here is never closed",
      ])
  }

  private func problems(in text: String) -> [String] {
    ConfigScanner().scan(Array(text.utf8), named: "a.yml").problems.map(\.description)
  }
}
