import Foundation

/// Runs libFuzzer with this process's arguments. SwiftPM wants a `main` of Swift's; libFuzzer's own stays unused.
@main
struct EntryPoint {
  static func main() {
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    var count = CInt(arguments.count - 1)
    let status = arguments.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return runFuzzer(&count, &start, takeInput)
    }
    exit(status)
  }

  /// The target that the environment names.
  fileprivate static let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return target
  }()
}

/// What libFuzzer calls with each input, by the name that its own `main` asks for.
@_cdecl("LLVMFuzzerTestOneInput")
func takeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  try? EntryPoint.target.take(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// libFuzzer's loop, which ends only as its arguments say.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ takeInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
