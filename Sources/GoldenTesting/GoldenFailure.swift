public import Foundation
public import PictureComparison

/// Why a test with a golden fails.
public struct GoldenFailure: Error, Sendable {
  /// What is wrong.
  public enum Reason: Sendable {
    /// There is no golden, and none was to be written.
    case missing
    /// What is drawn differs from the golden.
    case different(ComparedPictures)
    /// The golden is no picture, and why.
    case unreadable(String)
    /// This run wrote the golden; nil stands for a run that writes all.
    indirect case recorded(because: Reason?)
  }

  /// A picture that shows what is wrong.
  public struct Picture: Sendable {
    /// What it shows.
    public enum Role: String, Sendable {
      case expected, actual, difference, recorded
    }

    public let role: Role
    public let path: String
    /// The PNG file.
    public let file: Data
  }

  public let golden: Golden
  public let reason: Reason
  public let pictures: [Picture]
}
