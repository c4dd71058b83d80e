import Dispatch
import Glibc

/// Ends the program on SIGINT and SIGTERM, with no part of a file left behind, for as long as it is watched for.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter farewell: what is said before the end.
  init(abandoning writer: FileWriter, farewell: @escaping @Sendable () -> Void = {}) {
    let numbers = [SIGINT, SIGTERM].filter { !Self.isIgnored($0) }
    Self.block(numbers)
    sources = numbers.map { number in
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

  /// Keeps this thread, and those it will start, from taking signals: they wait for their source instead, also while that
  /// is not yet watching. Dispatch's own threads take none.
  private static func block(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
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
