public import CalendarCore

/// UICalendarView by its own names, for code written against UIKit. `pngData(size:scale:)` takes its picture.
///
/// It is a thin layer over `CalendarView`, which does the work and is not bound to the main actor.
@MainActor
open class UICalendarView: UIView {
  /// The calendar that is drawn. What UIKit has no name for (week numbers, the day marked as today, a second calendar)
  /// is set there.
  public let model = CalendarView()

  /// Who is asked for decorations; not kept alive.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { model.reloadAllDecorations() } }
  }

  /// How days can be selected; nil: not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet { model.selectionBehavior = selectionBehavior?.model }
  }

  private lazy var adapter = CalendarViewAdapter(self)
  lazy var photographer = CalendarPhotographer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.delegate = adapter
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    model.delegate = adapter
  }

  open override var tintColor: UIColor! {
    didSet { model.tintColor = tintColor.color }
  }
}
