import CalendarCore
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("The time of all pictures")
struct PictureTimeTests {
  /// Works until it is ended, whatever the picture.
  private let process = PictureProcess(
    executable: "/bin/sh", arguments: ["-c", "ulimit -t 1; while :; do :; done"],
    time: PictureProcess.Time(seconds: 1), totalTime: PictureProcess.Time(seconds: 1, remedy: "ask for more"))
  private let first = Picture.data(Array("<svg/>".utf8))
  private let second = Picture.data(Array("<svg id='2'/>".utf8))

  private func problem(of picture: Picture, in library: PictureLibrary) -> String? {
    #expect(throws: RenderError.self) { try library.pixmap(of: picture, width: 1, height: 1) }?.description
  }

  @Test("is not what ended a decoder that was killed before")
  func killed() throws {
    var killed = process
    killed.arguments = ["-c", "kill -KILL $$"]
    #expect(
      problem(of: first, in: try PictureLibrary(process: killed))
        == "picture data: its decoder was killed, as systems do that run out of memory")
    killed.arguments = ["-c", "kill -SEGV $$"]
    #expect(problem(of: first, in: try PictureLibrary(process: killed)) == "picture data: its decoder broke down")
  }

  @Test("is a library's own, and all of it is there anew when its user says so")
  func anew() throws {
    let library = try PictureLibrary(process: process)
    let other = library.sharing()
    #expect(problem(of: first, in: library) == "picture data: it takes more than 1 s of work")
    #expect(
      problem(of: second, in: library)
        == "picture data: the pictures together take more than 1 s of work; ask for more")
    // What is known of a picture takes no time.
    #expect(problem(of: first, in: other) == "picture data: it takes more than 1 s of work")
    library.startTimeAnew()
    #expect(problem(of: second, in: library) == "picture data: it takes more than 1 s of work")
  }
}
