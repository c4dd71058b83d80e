// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The targets stand in the order data flows; DESIGN: nothing after `Scene` knows a date, nothing before it knows cairo.
let package = Package(
  name: "calendar-press",
  defaultLocalization: "en",
  products: [
    .library(
      name: "CalendarPress",
      targets: ["CalendarCore", "PageLayout", "CalendarConfig", "CairoRenderer", "UIKitNames"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
    .executable(name: "calendar-press", targets: ["calendar-press"]),
  ],
  targets: [
    // System libraries. Their module maps name none to link: those would come before Swift's own, and each name that
    // Swift's libraries ask for would be looked for in them first, a twentieth of the time in which a month is drawn.
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CDeflate", providers: [.apt(["libisal-dev", "zlib1g-dev"])]),
    .systemLibrary(name: "CLinkOrder"),
    .target(name: "CPictures"),
    .target(name: "CICal"),

    // Days, months, views
    .target(name: "CalendarCore", swiftSettings: swiftSettings),
    // Values to a scene
    .target(name: "PageLayout", dependencies: ["CalendarCore"], swiftSettings: swiftSettings),
    // Text to values
    .target(
      name: "CalendarConfig", dependencies: ["CalendarCore", "PageLayout", "CYAML", "CICal"],
      swiftSettings: swiftSettings),
    // A scene to pictures
    .target(
      name: "CairoRenderer", dependencies: ["CalendarCore", "PageLayout", "CCairo", "CPNG", "CDeflate", "CPictures"],
      resources: [.copy("../../Fonts"), .copy("../../Assets/Symbols")],
      swiftSettings: swiftSettings,
      // What pkg-config does not name.
      linkerSettings: ["pangoft2-1.0", "fontconfig", "freetype", "isal", "z"].map { .linkedLibrary($0) }),
    .target(
      name: "PictureComparison", dependencies: ["CalendarCore", "PageLayout", "CairoRenderer"],
      swiftSettings: swiftSettings),
    // Pictures in anybody's tests; the only one that imports Testing
    .target(
      name: "GoldenTesting", dependencies: ["CalendarCore", "PageLayout", "CairoRenderer", "PictureComparison"],
      swiftSettings: swiftSettings),
    .target(
      name: "UIKitNames", dependencies: ["CalendarCore", "PageLayout", "CairoRenderer"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "calendar-press", dependencies: ["CLinkOrder", "CalendarConfig", "CairoRenderer", "PictureComparison"],
      // What waits stays on the thread it is on: a month is drawn without a second one.
      swiftSettings: swiftSettings + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .executableTarget(
      name: "calendar-press-benchmarks",
      dependencies: ["CalendarCore", "PageLayout", "CairoRenderer", "calendar-press", "empty-program"],
      swiftSettings: swiftSettings),
    .executableTarget(name: "empty-program", swiftSettings: swiftSettings),

    // What tests run the built program with
    .target(name: "ToolRunning", path: "Tests/ToolRunning", swiftSettings: swiftSettings),
    // Tests, one line a target
    tests("CalendarCoreTests", of: "CalendarCore", resources: [.copy("Fixtures")]),
    tests("CalendarViewTests", of: "CalendarCore", "PageLayout", "CairoRenderer"),
    tests("PageLayoutTests", of: "CalendarCore", "PageLayout"),
    tests("CalendarConfigTests", of: "CalendarCore", "PageLayout", "CalendarConfig"),
    tests(
      "CommandLineTests", of: "CalendarCore", "PageLayout", "CalendarConfig", "CairoRenderer", "PictureComparison",
      "calendar-press", "ToolRunning", exclude: ["AllocationFailures/FailingAllocations.c"]),
    tests("CalendarFilesTests", of: "CalendarCore", "CalendarConfig", resources: [.copy("Fixtures")]),
    tests("CairoRendererTests", of: "CalendarCore", "PageLayout", "CairoRenderer", "CCairo"),
    tests("PropertyTests", of: "CalendarCore", "PageLayout", "CalendarConfig", "CairoRenderer"),
    tests("BatchTests", of: "CalendarConfig", "CairoRenderer", "PageLayout", "calendar-press", "ToolRunning"),
    tests("PictureComparisonTests", of: "CalendarCore", "PageLayout", "CairoRenderer", "PictureComparison"),
    tests(
      "GoldenTestingTests", of: "CalendarCore", "PageLayout", "CairoRenderer", "PictureComparison", "GoldenTesting",
      "UIKitNames", "ToolRunning", exclude: ["Goldens"]),
    tests("UIKitNamesTests", of: "CalendarCore", "PageLayout", "CairoRenderer", "UIKitNames"),
    .testTarget(
      name: "UIKitNamesSwift5Tests", dependencies: ["UIKitNames"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ]
)

// Only `.ci/fuzz` asks for these: all that libFuzzer watches is built for it.
if Context.environment["CALENDAR_PRESS_FUZZING"] != nil {
  package.products.append(.executable(name: "fuzzing", targets: ["Fuzzing"]))
  package.targets.append(
    .executableTarget(
      name: "Fuzzing", dependencies: ["CalendarCore", "PageLayout", "CalendarConfig", "CairoRenderer"],
      path: "Tests/Fuzzing", exclude: ["Seeds"], swiftSettings: swiftSettings))
}

func tests(
  _ name: String, of targets: Target.Dependency..., exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(name: name, dependencies: targets, exclude: exclude, resources: resources, swiftSettings: swiftSettings)
}
