import CDeflate

/// Compresses with zlib: slower than `FastDeflater`, and smaller.
final class ThoroughDeflater: Deflater {
  private var stream = z_stream()
  private let output = ScratchBuffer()

  /// A deflater of one of zlib's levels, 1 to 9.
  init(level: Int) {
    let status = calendar_press_deflate_init(&stream, CInt(level))
    precondition(status == Z_OK, "zlib has its memory, and a level it knows")
  }

  deinit {
    deflateEnd(&stream)
  }

  func compress(_ input: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let bound = Int(deflateBound(&stream, uLong(input.count))) + 16
    deflateReset(&stream)
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = uInt(input.count)
    stream.next_out = output.reserve(bound)
    stream.avail_out = uInt(bound)
    let status = deflate(&stream, Z_FULL_FLUSH)
    precondition(status == Z_OK && stream.avail_in == 0, "the bound leaves room for incompressible data")
    return UnsafeBufferPointer(start: output.reserve(bound), count: Int(stream.total_out))
  }
}
