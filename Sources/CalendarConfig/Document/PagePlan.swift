public import CalendarCore
public import PageLayout

/// A page of a document: which months, and how they are set.
public struct PagePlan: Hashable, Sendable {
  /// In order; one for the kinds `month` and `wall`.
  public var months: [Month]
  public var setup: PageSetup
  /// Whether the months before and after are shown small.
  public var showsMiniMonths: Bool
  public var noteLines: Int
  public var photo: PagePhoto?
}
