/// Who sets up views. Its view is made when it is first asked for.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String?

  /// There are no nib files: both arguments are nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// There are no archives to read controllers from: a new one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; a subclass may set `view` to one of its own.
  open func loadView() {
    loadedView = UIView()
  }

  /// Makes the view, if there is none yet, and tells the controller.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}
