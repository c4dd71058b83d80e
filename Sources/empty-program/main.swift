import Foundation

// What any program in Swift that knows a language takes to start; the benchmark `start` compares the tool with it.
var calendar = Calendar(identifier: .gregorian)
calendar.locale = Locale(identifier: "en_US")
print(calendar.standaloneMonthSymbols[1])
