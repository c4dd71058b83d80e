import Foundation

do {
  let request = try Request(CommandLine.arguments.dropFirst())
  if let name = request.alone {
    try await Benchmarks.named(name).workAlone()
  } else {
    try await BenchmarkRun(request: request).printLines()
  }
} catch {
  FileHandle.standardError.write(Data("calendar-press-benchmarks: \(error)\n".utf8))
  exit(1)
}
