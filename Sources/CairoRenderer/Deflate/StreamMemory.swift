import CDeflate
import Glibc

/// Memory for a stream of ISA-L's, at an address that lets the same input give the same output in every run.
///
/// ISA-L (2.30 to 2.32, `write_first_byte` in `igzip_icf_body_h1_gr_bt.asm`) means to note where the third byte of the
/// input stands, under the hash of the bytes from there on, but hashes bits 16 to 47 of the stream's address instead.
/// What has that hash later on, one text in 8192, is then found two bytes off: as right, but other bytes. So the
/// address is one of those whose hash is 0.
final class StreamMemory {
  /// The stream, all zeros.
  let stream: UnsafeMutablePointer<isal_zstream>
  private let mapping: UnsafeMutableRawPointer?

  private static let size = MemoryLayout<isal_zstream>.size

  init() {
    guard let (region, length) = Self.reserve() else {
      // Where no more than what is used may be reserved (`ulimit -v`), bytes may differ, pixels not.
      mapping = nil
      stream = .allocate(capacity: 1)
      stream.initialize(to: isal_zstream())
      return
    }
    let start = UInt(bitPattern: region)
    let address = Self.address(from: (start + Self.block - 1) / Self.block * Self.block)
    let end = address + UInt(Self.size)
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else {
      preconditionFailure("a mapping is not at address 0")
    }
    munmap(region, Int(address - start))
    munmap(UnsafeMutableRawPointer(bitPattern: Self.pageEnd(end)), Int(start + UInt(length) - Self.pageEnd(end)))
    mprotect(pointer, Self.size, PROT_READ | PROT_WRITE)
    mapping = pointer
    stream = pointer.bindMemory(to: isal_zstream.self, capacity: 1)
  }

  deinit {
    if let mapping { munmap(mapping, Self.size) } else { stream.deallocate() }
  }

  /// Addresses, none of them to be read, in which an aligned block lies.
  private static func reserve() -> (UnsafeMutableRawPointer, Int)? {
    let length = 2 * Int(block) + (1 << 20)
    let region = mmap(nil, length, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    return region == MAP_FAILED ? nil : region.map { ($0, length) }
  }

  private static func pageEnd(_ address: UInt) -> UInt {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    return (address + page - 1) / page * page
  }

  /// 2 GiB: the bits of an address above it leave every hash to be reached by the bits within it that count.
  private static let block: UInt = 1 << 31

  /// The address in a block whose hash is 0.
  private static func address(from block: UInt) -> UInt {
    let number = UInt32(truncatingIfNeeded: block >> 16)
    var remainder = hash(number)
    var flips: UInt32 = 0
    // A CRC of numbers combined by exclusive or is the CRCs combined so; bit by bit the hash is brought to 0.
    for (hash, flip) in steps where remainder ^ hash < remainder {
      remainder ^= hash
      flips ^= flip
    }
    return block + UInt(flips) << 16
  }

  /// Hashes by falling highest bit, one for each, with the bits of an address within its block that have them.
  private static let steps: [(hash: UInt32, flips: UInt32)] = {
    var steps: [(hash: UInt32, flips: UInt32)] = []
    for bit in 0..<15 as Range<UInt32> {
      var step = (hash: hash(1 << bit), flips: UInt32(1) << bit)
      for known in steps where step.hash ^ known.hash < step.hash {
        step = (step.hash ^ known.hash, step.flips ^ known.flips)
      }
      if step.hash != 0 { steps.append(step) }
      steps.sort { $0.hash > $1.hash }
    }
    return steps
  }()

  /// ISA-L's hash of four bytes, for its table of 8192 entries.
  static func hash(_ number: UInt32) -> UInt32 {
    withUnsafeBytes(of: number.littleEndian) { bytes in
      crc32_iscsi(UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress), 4, 0) % 8192
    }
  }
}
