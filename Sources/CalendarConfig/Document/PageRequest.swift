import PageLayout

/// A page as its map asks for it, before the months of the config are known.
struct PageRequest {
  var setup = PageSetup()
  var months: MonthRun?
  var showsMiniMonths = false
  var noteLines = 0
  var photo: PagePhoto?
}
