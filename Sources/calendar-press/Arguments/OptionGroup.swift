/// Options that stand together in help.
struct OptionGroup: Sendable {
  let title: String
  let options: [OptionSpec]
}
