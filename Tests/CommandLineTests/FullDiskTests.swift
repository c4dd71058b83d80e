import Foundation
import Testing
import ToolRunning

@Suite("A disk that is full", .enabled(if: SmallDisk.isPermitted, SmallDisk.isMissing))
struct FullDiskTests {
  private let disk: SmallDisk

  init() throws {
    disk = try SmallDisk()
    try disk.folder.write("visibleDateComponents: 2027-02\npage: {size: 800x800}\noutput: a.png", to: "a.yml")
    try disk.folder.write("pages: 2027-01..2027-06\npage: {size: 300x300}\noutput: '{month}.png'", to: "months.yml")
  }

  @Test(
    "is told of, leaves no part of a file, and the older file whole",
    arguments: [
      "render a.yml -o disk/a.png", "render a.yml --format pdf -o disk/a.pdf", "month 2027-02 -o disk/a.png",
      "year 2027 -o disk/a.png", "year 2027 --format svg -o disk/a.svg", "batch a.yml --output-dir disk -q",
    ], ["", "truncate -s -4k disk/filler"])
  func older(command: String, room: String) throws {
    let outcome = try disk.shell(
      """
      for ending in png pdf svg; do echo older > disk/a.$ending; done
      fill
      \(room)
      "$tool" \(command)
      echo $?
      cat disk/a.png disk/a.pdf disk/a.svg
      ls -A disk
      """, options: "size=32k")
    let ending = ["svg", "pdf"].first { command.hasSuffix($0) } ?? "png"
    #expect(outcome.errors == "disk/a.\(ending): no space left on device\n")
    #expect(outcome.output == "1\nolder\nolder\nolder\na.pdf\na.png\na.svg\nfiller\n")
  }

  @Test("of files, not of bytes, is told of alike")
  func files() throws {
    let outcome = try disk.shell("\"$tool\" render a.yml -o disk/a.png; echo $?; ls -A disk", options: "nr_inodes=1")
    #expect(outcome.errors == "disk/a.png: no space left on device\n")
    #expect(outcome.output == "1\n")
  }

  @Test("holds of many files those that fit; with more room the next run draws the others", arguments: [1, 3])
  func some(workers: Int) throws {
    let outcome = try disk.shell(
      """
      "$tool" batch months.yml --output-dir whole -q > /dev/null
      "$tool" batch months.yml --output-dir disk -q -j \(workers) > written
      echo $?
      (cd disk; ls -A) | sed 's:^:disk/:' | cmp - written
      for file in $(cat written); do cmp $file whole/${file#disk/}; done
      mount -o remount,size=1m disk
      "$tool" batch months.yml --output-dir disk -q | cat - written | sort
      diff -r disk whole
      """, options: "size=24k")
    let all = (1...6).map { "disk/0\($0).png" }
    #expect(outcome.output == (["1"] + all).map { $0 + "\n" }.joined())
    let written = try String(contentsOf: disk.folder.file("written"), encoding: .utf8).split(separator: "\n")
    #expect((1..<6).contains(written.count))
    let others = all.filter { !written.contains($0[...]) }
    #expect(outcome.errors == others.map { $0 + ": no space left on device\n" }.joined())
  }

  @Test(
    "that may only be read is told of alike",
    arguments: ["render a.yml -o disk/a.png", "year 2027 -o disk/a.png", "batch a.yml --output-dir disk -q"])
  func readOnly(command: String) throws {
    let outcome = try disk.shell(
      "echo older > disk/a.png; mount -o remount,ro disk; \"$tool\" \(command); echo $?; cat disk/a.png; ls -A disk",
      options: "size=1m")
    #expect(outcome.errors == "disk/a.png: read-only file system\n")
    #expect(outcome.output == "1\nolder\na.png\n")
  }
}
