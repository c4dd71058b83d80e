import Testing

@testable import UIKitNames

@MainActor
struct UIViewControllerTests {
  private final class Controller: UIViewController {
    private(set) var loads = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  @Test func loadsItsViewOnceWhenItIsAskedFor() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(controller.isViewLoaded)
    #expect(controller.loads == 1)
  }

  @Test func aControllerCanBringItsOwnView() {
    let controller = AppointmentViewController()
    #expect(controller.view === controller.calendarView)
  }
}
