import CDeflate

/// Compresses with ISA-L, at gigabytes a second.
final class FastDeflater: Deflater {
  private let memory = StreamMemory()
  private let levelBuffer: UnsafeMutableBufferPointer<UInt8>
  private let output = ScratchBuffer()
  private let windowBits: Int

  /// A deflater that looks for repetitions at most two to the power of `windowBits` bytes back.
  init(windowBits: Int = 15) {
    self.windowBits = windowBits
    levelBuffer = .allocate(capacity: Int(isal_level1_buffer_size))
  }

  deinit {
    levelBuffer.deallocate()
  }

  func compress(_ input: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    // Incompressible data is stored, 5 bytes more for each 64 KB.
    let bound = input.count + input.count / 1000 + 1024
    let stream = memory.stream
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer.baseAddress
    stream.pointee.level_buf_size = UInt32(levelBuffer.count)
    stream.pointee.hist_bits = UInt16(windowBits)
    stream.pointee.flush = UInt16(FULL_FLUSH)
    stream.pointee.end_of_stream = 0
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.reserve(bound)
    stream.pointee.avail_out = UInt32(bound)
    let status = isal_deflate_stateless(stream)
    precondition(status == COMP_OK, "the bound leaves room for incompressible data")
    return UnsafeBufferPointer(start: output.reserve(bound), count: Int(stream.pointee.total_out))
  }
}
