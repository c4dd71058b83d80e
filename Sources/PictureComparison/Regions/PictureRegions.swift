/// What lies where on a picture of a calendar; PNG files carry it so that a difference can be told by its days.
public struct PictureRegions: Hashable, Sendable, Codable {
  public var months: [MonthArea]

  public init(months: [MonthArea]) {
    self.months = months
  }

  /// A month on a picture.
  public struct MonthArea: Hashable, Sendable, Codable {
    public var title: String
    public var box: PixelBox
    public var days: [DayArea]

    public init(title: String, box: PixelBox, days: [DayArea]) {
      self.title = title
      self.box = box
      self.days = days
    }
  }

  /// A day on a picture.
  public struct DayArea: Hashable, Sendable, Codable {
    /// The day as ISO 8601 writes it.
    public var date: String
    public var box: PixelBox
    /// Where its number stands, when that is known.
    public var number: PixelBox?
    /// What is drawn, in words by which a change of it is known.
    public var content: DayWords

    public init(date: String, box: PixelBox, number: PixelBox? = nil, content: DayWords) {
      self.date = date
      self.box = box
      self.number = number
      self.content = content
    }

  }
}

/// A part of what is drawn for a day.
public enum DayPart: String, CaseIterable, Hashable, Sendable, Codable {
  case number, state, decoration, event, background
}
