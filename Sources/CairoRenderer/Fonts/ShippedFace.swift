import PageLayout

/// A font family that the package ships.
enum ShippedFace: CaseIterable, Hashable, Sendable {
  case inter, nunito, sourceSerif, jetBrainsMono
  case arabic, devanagari, thai, hebrew, ethiopic

  /// The family's name, as its files say it.
  var family: String {
    switch self {
    case .inter: "Inter"
    case .nunito: "Nunito"
    case .sourceSerif: "Source Serif 4"
    case .jetBrainsMono: "JetBrains Mono"
    case .arabic: "Noto Sans Arabic"
    case .devanagari: "Noto Sans Devanagari"
    case .thai: "Noto Sans Thai"
    case .hebrew: "Noto Sans Hebrew"
    case .ethiopic: "Noto Sans Ethiopic"
    }
  }

  /// Its files: a variable one, or one a weight.
  var files: [String] {
    switch self {
    case .inter: ["Inter.ttf"]
    case .nunito: ["Nunito.ttf"]
    case .sourceSerif: ["SourceSerif4.ttf"]
    case .jetBrainsMono: ["JetBrainsMono.ttf"]
    case .arabic: ["NotoSansArabic.ttf"]
    case .devanagari: ["NotoSansDevanagari.ttf"]
    case .thai: ["NotoSansThai.ttf"]
    case .hebrew: ["Regular", "SemiBold", "Bold"].map { "NotoSansHebrew-\($0).ttf" }
    case .ethiopic: ["Regular", "SemiBold", "Bold"].map { "NotoSansEthiopic-\($0).ttf" }
    }
  }

  /// The Unicode blocks for whose sake a script's face is shipped; none for the four designs' families.
  var blocks: [ClosedRange<UInt32>] {
    switch self {
    case .inter, .nunito, .sourceSerif, .jetBrainsMono: []
    case .arabic: [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE]
    case .devanagari: [0x900...0x97F, 0xA8E0...0xA8FF]
    case .thai: [0xE00...0xE7F]
    case .hebrew: [0x590...0x5FF, 0xFB1D...0xFB4F]
    case .ethiopic: [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]
    }
  }

  static let scripts: [ShippedFace] = allCases.filter { !$0.blocks.isEmpty }

  /// The scripts' faces that a text needs, in the order of the cases.
  static func needed(for text: String) -> [ShippedFace] {
    let scalars = text.unicodeScalars.lazy.map(\.value).filter { $0 >= 0x590 }
    guard !scalars.isEmpty else { return [] }
    return scripts.filter { face in scalars.contains { scalar in face.blocks.contains { $0.contains(scalar) } } }
  }
}
