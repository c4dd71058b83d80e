import Foundation

extension TimeZone {
  /// The zone that a calendar file's `TZID` names: by its IANA name, also at the end of a path
  /// (`/mozilla.org/20050126_1/Europe/Berlin`, `tzone://Microsoft/Utc`), or by Windows' name; nil for others.
  init?(tzid: String) {
    var name = Substring(tzid)
    while !name.isEmpty {
      let isUniversal = ["UTC", "GMT", "Z"].contains(name.uppercased())
      if let zone = TimeZone(identifier: isUniversal ? "UTC" : String(name)) {
        self = zone
        return
      }
      name = name.firstIndex(of: "/").map { name[name.index(after: $0)...] } ?? ""
    }
    guard let identifier = WindowsZones.identifiers[tzid] else { return nil }
    self.init(identifier: identifier)
  }
}
