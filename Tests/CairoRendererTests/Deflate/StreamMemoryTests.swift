import Testing

@testable import CairoRenderer

@Suite("Memory of a stream")
struct StreamMemoryTests {
  @Test("lies where the stray hash is the same for all streams, and each has its own")
  func address() {
    let memories = (0..<20).map { _ in StreamMemory() }
    let addresses = memories.map { UInt(bitPattern: $0.stream) }
    #expect(addresses.allSatisfy { StreamMemory.hash(UInt32(truncatingIfNeeded: $0 >> 16)) == 0 })
    #expect(Set(addresses).count == 20)
  }
}
