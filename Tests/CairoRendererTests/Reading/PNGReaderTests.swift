import Foundation
import Testing

@testable import CairoRenderer

struct PNGReaderTests {
  @Test(arguments: PNGSample.forms)
  func everyFormIsReadAsTheSamePixels(sample: PNGSample) throws {
    let image = try PNGReader().picture(in: sample.file).image
    #expect(image == PixelImage(width: 2, height: 2, bytes: sample.pixels.flatMap(\.self)))
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let rows: [[UInt8]] = [[1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8], [9, 8, 7, 255, 0, 0, 0, 0]]
    let image = PixelImage(width: 2, height: 3, bytes: rows.flatMap(\.self))
    let texts = [
      PNGOptions.TextChunk(keyword: "Comment", text: "Fête"), PNGOptions.TextChunk(keyword: "Place", text: "東京"),
    ]
    let picture = try PNGReader().picture(in: image.png(texts: texts))
    #expect(picture.image == image)
    #expect(picture.texts["Comment"] == "Fête")
    #expect(picture.texts["Place"] == "東京")
  }

  @Test func longTextsAreCompressed() throws {
    let text = String(repeating: "14 février — ", count: 1000)
    let image = PixelImage(width: 1, height: 1, bytes: [0, 0, 0, 255])
    let file = image.png(texts: [PNGOptions.TextChunk(keyword: "Days", text: text)])
    #expect(file.count < 1000)
    #expect(try PNGReader().picture(in: file).texts["Days"] == text)
  }

  @Test func textsThatCannotBeReadArePassedOver() throws {
    let damaged = PNGChunk("iTXt", Array("Title".utf8) + [0, 1, 0, 0, 0, 1, 2, 3])
    let tooLong = PNGOptions.TextChunk(keyword: "Bomb", text: String(repeating: "0", count: 5_000_000)).chunk
    let plain = PNGChunk("tEXt", Array("Author".utf8) + [0, 0xE9])
    let file = PNGSample.rgba.file(width: 2, height: 2, texts: [damaged, tooLong, plain])
    #expect(try PNGReader().picture(in: file).texts == ["Author": "é"])
  }

  @Test func picturesWithMorePixelsThanTheLimitAreRefused() {
    let file = PNGSample.rgba.file(width: 60_000, height: 50_000)
    #expect(message(of: file) == "a picture of 60000 x 50000 pixels; at most 160 million pixels are read")
  }

  @Test func aSmallFileThatClaimsALargePictureIsRefused() {
    let file = PNGSample.rgba.file(width: 10_000, height: 10_000)
    #expect(message(of: file) == "damaged PNG file: it has too little data for 10000 x 10000 pixels")
  }

  @Test(arguments: [
    (0, "not a PNG file"), (20, "damaged PNG file: it ends inside a chunk"),
    (10, "damaged PNG file: it ends before its last chunk"),
  ])
  func filesThatEndEarlyAreRefused(length: Int, words: String) {
    #expect(message(of: PNGSample.rgba.file.prefix(length)) == words)
  }

  @Test func otherFilesAreRefused() {
    #expect(message(of: Data("GIF89a".utf8)) == "not a PNG file")
  }

  @Test func pixelsThatWereChangedAfterwardsAreRefused() throws {
    var file = PNGSample.rgba.file
    let pixels = try #require(file.firstRange(of: Data("IDAT".utf8)))
    file[pixels.upperBound + 4] ^= 0xFF
    #expect(message(of: file)?.hasPrefix("damaged PNG file: ") == true)
  }

  private func message(of file: Data) -> String? {
    do {
      _ = try PNGReader().picture(in: file)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
