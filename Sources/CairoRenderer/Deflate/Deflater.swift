import CDeflate

/// Compresses pieces of a deflate stream that are joined afterwards: each ends on a byte boundary and refers to
/// nothing before itself.
final class Deflater {
  private let memory = StreamMemory()
  private let levelBuffer: UnsafeMutableBufferPointer<UInt8>

  init() {
    levelBuffer = .allocate(capacity: Int(isal_level1_buffer_size))
  }

  deinit {
    levelBuffer.deallocate()
  }

  /// Appends the compressed form of `input`.
  func compress(_ input: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    guard !input.isEmpty else { return }
    let stream = memory.stream
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer.baseAddress
    stream.pointee.level_buf_size = UInt32(levelBuffer.count)
    stream.pointee.flush = UInt16(FULL_FLUSH)
    stream.pointee.end_of_stream = 0
    let bound = input.count + input.count / 1000 + 1024
    let piece = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = UInt32(bound)
      let status = isal_deflate_stateless(stream)
      precondition(status == COMP_OK, "the bound leaves room for incompressible data")
      count = Int(stream.pointee.total_out)
    }
    output += piece
  }
}
