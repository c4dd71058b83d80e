import CalendarCore
import PageLayout
import Testing

@testable import UIKitNames

@MainActor
struct UICalendarViewTests {
  private let calendarView = UICalendarView()

  init() {
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.visibleDateComponents = DateComponents(year: 2027, month: 2)
  }

  @Test func defaultsAreUIKits() {
    let view = UICalendarView()
    #expect(view.delegate == nil)
    #expect(view.selectionBehavior == nil)
    #expect(view.locale == .current)
    #expect(view.timeZone == nil)
    #expect(view.fontDesign == .default)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(view.wantsDateDecorations)
  }

  @Test func settingsReachTheModel() {
    calendarView.fontDesign = .serif
    calendarView.tintColor = .systemPink
    calendarView.timeZone = TimeZone(identifier: "Asia/Tokyo")
    calendarView.wantsDateDecorations = false
    #expect(calendarView.fontDesign == .serif)
    #expect(calendarView.model.fontDesign == .serif)
    #expect(calendarView.model.tintColor == .systemPink)
    #expect(calendarView.model.timeZone == calendarView.timeZone)
    #expect(!calendarView.model.wantsDateDecorations)
  }

  @Test func theModelHasWhatUIKitLacks() throws {
    calendarView.model.weekNumbers = .iso
    calendarView.model.today = Day(iso: "2027-02-03")
    let month = try calendarView.scene().months[0]
    #expect(month.weeks == [5, 6, 7, 8, 9])
    #expect(month.days[2].states == [.today])
  }

  @Test func aPlaceOfThePictureCanBeTapped() throws {
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    calendarView.selectionBehavior = selection
    let size = CGSize(width: 300, height: 320)
    let frame = try calendarView.scene(size: size).months[0].days[16].frame
    #expect(try calendarView.tap(at: CGPoint(x: frame.midX, y: frame.midY), size: size))
    #expect(selection.selectedDates.map(\.day) == [17])
    #expect(try !calendarView.tap(at: CGPoint(x: 1, y: 1), size: size))
  }

  @Test func thePictureHasItsSizeInPixels() throws {
    let png = try calendarView.pngData(size: CGSize(width: 200, height: 210), scale: 3)
    #expect(png.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(png[16..<24].elementsEqual([0, 0, 2, 88, 0, 0, 2, 118]))
  }

  @Test func thePictureIsTheSameEachTime() throws {
    #expect(try calendarView.pngData() == calendarView.pngData())
  }

  @Test func darkAndBackgroundAreTheViews() throws {
    #expect(try calendarView.scene().background == .white)
    calendarView.overrideUserInterfaceStyle = .dark
    #expect(try calendarView.scene().background == .black)
    calendarView.backgroundColor = .systemGray6
    #expect(try calendarView.scene().background == RGBA(28, 28, 30))
    let host = UIView()
    host.overrideUserInterfaceStyle = .dark
    let inner = UICalendarView()
    host.addSubview(inner)
    #expect(try inner.scene().background == .black)
  }

  @Test func delegatesAreNotKeptAlive() {
    var delegate: ValentineDelegate? = ValentineDelegate()
    weak let observed = delegate
    calendarView.delegate = delegate
    delegate = nil
    #expect(observed == nil)
    #expect(calendarView.delegate == nil)
  }

  @Test func optionalMethodsHaveUIKitsAnswers() {
    final class Plain: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
      UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
      var count = 0
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { nil }
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        count += 1
      }
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        count += 1
      }
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
      {
        count += 1
      }
      func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
      ) {
        count += 1
      }
    }
    let plain = Plain()
    let day = DateComponents(year: 2027, month: 2, day: 14)
    calendarView.delegate = plain
    calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: plain)
    #expect(calendarView.tap(day))
    #expect(!calendarView.tap(day))
    calendarView.selectionBehavior = UICalendarSelectionMultiDate(delegate: plain)
    #expect(calendarView.tap(day))
    #expect(calendarView.tap(day))
    calendarView.selectionBehavior = UICalendarSelectionWeekOfYear(delegate: plain)
    #expect(calendarView.tap(day))
    #expect(!calendarView.tap(day))
    #expect(calendarView.showNextMonth())
    #expect(plain.count == 4)
  }

  @Test func selectionsWorkWithoutADelegate() {
    let day = DateComponents(year: 2027, month: 2, day: 14)
    let single = UICalendarSelectionSingleDate(delegate: nil)
    calendarView.selectionBehavior = single
    #expect(calendarView.tap(day))
    #expect(!calendarView.tap(day))
    #expect(single.selectedDate?.day == 14)
    let week = UICalendarSelectionWeekOfYear(delegate: nil)
    calendarView.selectionBehavior = week
    #expect(calendarView.tap(day))
    #expect(week.selectedWeekOfYear?.weekOfYear == 8)
    calendarView.selectionBehavior = nil
    #expect(!calendarView.tap(day))
  }

  @Test func layoutIsAcceptedAndChangesNothing() throws {
    let before = try calendarView.scene()
    let host = UIView()
    host.addSubview(calendarView)
    let width = calendarView.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, calendarView.topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
    #expect(width.isActive)
    #expect(width.constant == 100)
    NSLayoutConstraint.deactivate([width])
    #expect(!width.isActive)
    #expect(try calendarView.scene() == before)
  }
}
