import Glibc

/// Files that processes which were killed have left half written.
package enum Leftovers {
  /// Removes them from a folder. What is still being written stays: it is locked.
  package static func remove(from folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let unfinished = UnfinishedName(file: name) else { continue }
      let path = "\(folder)/\(name)"
      if isLeft(path, by: unfinished) { unlink(path) }
    }
  }

  private static func isLeft(_ path: String, by writer: UnfinishedName) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let isThisHost = writer.host == UnfinishedName.thisHost
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Without locks only a process of this machine can be asked whether it is there.
      return errno != EWOULDBLOCK && isThisHost && kill(writer.process, 0) != 0 && errno == ESRCH
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    // Not every network file system carries a lock to other machines.
    return isThisHost || time(nil) - status.st_mtim.tv_sec > 3600
  }
}
