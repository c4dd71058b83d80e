import Foundation

// What any program in Swift that knows a language takes to start; the benchmark `start` compares the tool with it.
let calendar = Calendar(identifier: .gregorian)
print(calendar.standaloneMonthSymbols[1])
