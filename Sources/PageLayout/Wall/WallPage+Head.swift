import CalendarCore
import Foundation

/// The top of the page: the month's name large, its year light beside it, the months before and after small.
extension WallPage {
  /// Draws the head and returns the y at which the weekday names' zone begins.
  func drawHead() throws -> Double {
    let miniWidth = try drawMiniMonths()
    let edge = textEdge
    let room = area.maxX - edge - miniWidth - (miniWidth > 0 ? metrics.gutter * 2 : 0)
    let capHeight = builder.measuring.metrics(of: content.monthName, style: style(.bold, metrics.titleSize)).capHeight
    var baseline = area.y + capHeight
    let parts = titleParts
    let natural = parts.reduce(0) { $0 + $1.space * metrics.titleSize + width(of: $1, size: metrics.titleSize) }
    let size = metrics.titleSize * min(1, room / max(natural, 1))
    if size >= metrics.titleSize * 0.5 {
      var x = edge
      for part in parts {
        x += part.space * size
        builder.text(
          part.text, style: style(part.weight, size), color: part.isYear ? theme.secondaryLabel : theme.label, x: x,
          baseline: baseline)
        x += width(of: part, size: size)
      }
    } else {
      let fitted = builder.fitted(content.title, style: style(theme.titleWeight, metrics.titleSize * 0.6), width: room)
      builder.text(fitted.text, style: fitted.style, color: theme.label, x: edge, baseline: baseline)
    }
    if let secondary = content.secondaryTitle {
      baseline += metrics.daySize * 1.7
      let fitted = builder.fitted(secondary, style: style(.regular, metrics.daySize), width: room)
      builder.text(fitted.text, style: fitted.style, color: theme.secondaryLabel, x: edge, baseline: baseline)
    }
    return max(baseline, miniWidth > 0 ? area.y + miniHeight : 0) + metrics.titleSize * 0.55
  }

  private struct TitlePart {
    var text: String
    var weight: FontWeight
    var isYear: Bool
    /// What stands before it, as a share of the size.
    var space = 0.0
  }

  /// The title cut where the month's name ends or begins, as the language orders them.
  private var titleParts: [TitlePart] {
    let name = content.monthName
    let title = content.title
    let yearWeight: FontWeight = theme.titleWeight == .bold ? .light : theme.titleWeight
    if title.lowercased().hasPrefix(name.lowercased()), title.count > name.count {
      let year = title.dropFirst(name.count)
      let trimmed = year.drop(while: \.isWhitespace)
      return [
        TitlePart(text: String(title.prefix(name.count)), weight: theme.titleWeight, isYear: false),
        TitlePart(
          text: String(trimmed), weight: yearWeight, isYear: true, space: trimmed.count < year.count ? 0.26 : 0),
      ]
    }
    if title.hasSuffix(name), title.count > name.count {
      let year = String(title.dropLast(name.count))
      let trimmed = year.trimmingCharacters(in: .whitespaces)
      return [
        TitlePart(text: trimmed, weight: yearWeight, isYear: true),
        TitlePart(
          text: name, weight: theme.titleWeight, isYear: false, space: trimmed.count < year.count ? 0.26 : 0),
      ]
    }
    return [TitlePart(text: title, weight: theme.titleWeight, isYear: false)]
  }

  private func width(of part: TitlePart, size: Double) -> Double {
    builder.measuring.metrics(of: part.text, style: style(part.weight, size)).width
  }

  private var miniMetrics: MonthMetrics {
    var mini = MonthMetrics.uikit.scaled(by: 6.6 * metrics.unit / MonthMetrics.uikit.daySize)
    mini.columnWidth = 11.5 * metrics.unit
    mini.rowHeight = 9.6 * metrics.unit
    mini.titleSize = 7.5 * metrics.unit
    mini.titleHeight = 11.5 * metrics.unit
    mini.weekdaySize = 6.5 * metrics.unit
    mini.weekdayHeight = 9.6 * metrics.unit
    mini.discDiameter = 9.4 * metrics.unit
    return mini
  }

  private var miniHeight: Double {
    miniMetrics.titleHeight + miniMetrics.weekdayHeight + 6 * miniMetrics.rowHeight
  }

  /// Draws the mini months at the far end of the head and returns the width they take.
  private func drawMiniMonths() throws -> Double {
    guard !page.miniMonths.isEmpty else { return 0 }
    let mini = miniMetrics
    let blockWidth = 7 * mini.columnWidth
    let gap = metrics.gutter * 1.6
    let count = Double(page.miniMonths.count)
    let width = blockWidth * count + gap * (count - 1)
    var x = area.maxX - width
    for month in page.miniMonths {
      let block = MonthBlock(
        content: month.bare, metrics: mini, theme: theme, origin: Point(x: x, y: area.y), builder: builder)
      _ = try block.draw()
      x += blockWidth + gap
    }
    return width
  }
}
