// As `import UIKit` does, `import UIKitNames` brings Foundation with it.
@_exported public import Foundation
