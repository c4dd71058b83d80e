extension PNGSample {
  private static let black: [UInt8] = [0, 0, 0, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let clearBlue: [UInt8] = [0, 0, 255, 128]

  static let rgba = PNGSample(
    name: "RGBA", colorType: 6, rows: [[0] + red + clearBlue, [0] + white + black],
    pixels: [red, clearBlue, white, black])

  /// One of every form a PNG file may have.
  static let forms: [PNGSample] = [
    rgba,
    PNGSample(
      name: "grey, 1 bit", bitDepth: 1, colorType: 0, rows: [[0, 0b0100_0000], [0, 0b1000_0000]],
      pixels: [black, white, white, black]),
    PNGSample(
      name: "grey, 2 bits", bitDepth: 2, colorType: 0, rows: [[0, 0b0001_0000], [0, 0b1011_0000]],
      pixels: [black, [85, 85, 85, 255], [170, 170, 170, 255], white]),
    PNGSample(
      name: "grey, 4 bits", bitDepth: 4, colorType: 0, rows: [[0, 0x0F], [0, 0x80]],
      pixels: [black, white, [136, 136, 136, 255], black]),
    PNGSample(
      name: "grey", colorType: 0, rows: [[0, 0, 255], [0, 7, 0]], pixels: [black, white, [7, 7, 7, 255], black]),
    PNGSample(
      name: "grey, 16 bits", bitDepth: 16, colorType: 0, rows: [[0, 0, 0, 255, 255], [0, 7, 7, 0, 0]],
      pixels: [black, white, [7, 7, 7, 255], black]),
    PNGSample(
      name: "grey with a transparent shade", colorType: 0, rows: [[0, 0, 255], [0, 0, 9]], transparency: [0, 9],
      pixels: [black, white, black, [9, 9, 9, 0]]),
    PNGSample(
      name: "RGB", colorType: 2, rows: [[0] + red[..<3] + black[..<3], [0] + white[..<3] + red[..<3]],
      pixels: [red, black, white, red]),
    PNGSample(
      name: "RGB, 16 bits", bitDepth: 16, colorType: 2,
      rows: [[0, 255, 255, 0, 0, 0, 0, 3, 3, 2, 2, 1, 1], [0] + [UInt8](repeating: 255, count: 12)],
      pixels: [red, [3, 2, 1, 255], white, white]),
    PNGSample(
      name: "palette, 1 bit", bitDepth: 1, colorType: 3, rows: [[0, 0b0100_0000], [0, 0b1100_0000]],
      palette: [255, 0, 0, 255, 255, 255], pixels: [red, white, white, white]),
    PNGSample(
      name: "palette with alpha", colorType: 3, rows: [[0, 0, 1], [0, 2, 0]],
      palette: [255, 0, 0, 0, 0, 255, 255, 255, 255], transparency: [255, 128],
      pixels: [red, clearBlue, white, red]),
    PNGSample(
      name: "grey and alpha", colorType: 4, rows: [[0, 0, 255, 255, 255], [0, 7, 80, 0, 255]],
      pixels: [black, white, [7, 7, 7, 80], black]),
    PNGSample(
      name: "RGBA, 16 bits", bitDepth: 16, colorType: 6,
      rows: [
        [0, 255, 255, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 128, 128], [0] + [UInt8](repeating: 255, count: 16),
      ],
      pixels: [red, clearBlue, white, white]),
    // Adam7 gives a picture of four pixels three passes: the first pixel, the second, the second row.
    PNGSample(
      name: "interlaced", colorType: 6, rows: [[0] + red, [0] + clearBlue, [0] + white + black], interlaced: true,
      pixels: [red, clearBlue, white, black]),
  ]
}
