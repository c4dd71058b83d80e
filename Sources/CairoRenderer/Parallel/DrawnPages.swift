/// Draws many pages at once, on as many cores as there are, and gives what is drawn in the pages' order.
///
/// No more than a few pages a worker are under way or waiting to be taken, so memory does not grow with their number;
/// who stops taking them stops the drawing.
///
///     let pictures = try PictureLibrary()
///     let drawn = DrawnPages(scenes) {
///       SceneRenderer(fonts: try FontBook(), pictures: pictures)
///     } draw: { scene, renderer in
///       try renderer.png(scene)
///     }
///     for try await png in drawn { … }
public struct DrawnPages<Pages: Sequence, Worker, Drawn: Sendable>: AsyncSequence where Pages.Element: Sendable {
  public typealias Element = Drawn

  private let pages: Pages
  private let workers: Int
  private let makeWorker: @Sendable () throws -> Worker
  private let draw: @Sendable (Pages.Element, Worker) throws -> Drawn

  /// - Parameters:
  ///   - pages: asked for one by one as the drawing goes on.
  ///   - workers: how many pages are drawn at once, at most; one a core when it is left out.
  ///   - makeWorker: makes what draws pages one after the other and keeps what it looked up: fonts, a renderer.
  ///   - draw: draws a page. Its first error is thrown to who takes the pages, and ends the sequence.
  public init(
    _ pages: Pages, workers: Int? = nil, makeWorker: @escaping @Sendable () throws -> Worker,
    draw: @escaping @Sendable (Pages.Element, Worker) throws -> Drawn
  ) {
    self.pages = pages
    self.workers = Swift.max(1, workers ?? CoreCount.available)
    self.makeWorker = makeWorker
    self.draw = draw
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(
      pages: pages.makeIterator(), room: 4 * workers, line: WorkerLine(count: workers, make: makeWorker), draw: draw)
  }

  /// Keeps the pages coming.
  public struct Iterator: AsyncIteratorProtocol {
    private var pages: Pages.Iterator
    /// How many pages may be under way or waiting to be taken.
    private let room: Int
    private let line: WorkerLine<Worker>
    private let draw: @Sendable (Pages.Element, Worker) throws -> Drawn
    private let tasks = TasksUnderWay<Drawn>()

    fileprivate init(
      pages: Pages.Iterator, room: Int, line: WorkerLine<Worker>,
      draw: @escaping @Sendable (Pages.Element, Worker) throws -> Drawn
    ) {
      self.pages = pages
      self.room = room
      self.line = line
      self.draw = draw
    }

    public mutating func next() async throws -> Drawn? {
      while tasks.count < room, let page = pages.next() {
        tasks.append(
          Task { [line, draw] in
            try await line.work { worker in try draw(page, worker) }
          })
      }
      return try await tasks.takeFirst()
    }
  }
}
