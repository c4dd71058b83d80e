import Dispatch
import Glibc

/// Ends the program on SIGINT and SIGTERM, with no part of a file left behind, for as long as it is watched for.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter farewell: what is said before the end.
  init(abandoning writer: FileWriter, farewell: @escaping @Sendable () -> Void = {}) {
    sources = [SIGINT, SIGTERM].filter { !Self.isIgnored($0) }.map { number in
      // Else the signal would end the program at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        writer.abandon {
          farewell()
          // As shells tell of a program that a signal ended. Nothing may be drawn on: no other way out is as quick.
          _exit(128 + number)
        }
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Whether the program was started to ignore a signal, as `nohup` and scripts' `&` do; then it goes on ignoring it.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
