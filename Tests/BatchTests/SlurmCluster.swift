import Foundation
import ToolRunning

/// A Slurm cluster of this machine alone, on loopback, in a folder of its own.
final class SlurmCluster {
  /// Whether Debian's slurm-wlm and munge are there.
  static var isInstalled: Bool {
    ["slurmctld", "slurmd", "munged"].allSatisfy { FileManager.default.fileExists(atPath: "/usr/sbin/\($0)") }
  }

  private let folder: TemporaryFolder

  /// Starts it.
  ///
  /// - Returns: nil when this machine lets it not be started, as containers may.
  init?(in folder: TemporaryFolder) throws {
    self.folder = folder
    try folder.write(try Self.configuration(folder), to: "slurm/slurm.conf")
    let outcome = try folder.tool.shell(
      """
      # Daemons that keep what this shell was given open would keep those waiting who gave it.
      for file in /proc/$$/fd/*; do [ ${file##*/} -gt 2 ] && eval "exec ${file##*/}>&-"; done
      umask 077; cd slurm; mkdir state spool; head -c 1024 /dev/urandom > key; chmod 400 key
      munged --force --socket=$PWD/socket --key-file=$PWD/key --pid-file=$PWD/munged.pid --log-file=$PWD/munged.log \
        --seed-file=$PWD/seed && export SLURM_CONF=$PWD/slurm.conf && slurmctld && slurmd || exit 1
      for attempt in $(seq 100); do
        sinfo -h -o %T | grep -q idle && exit 0
        sleep 0.2
      done
      exit 1
      """)
    if outcome.status != 0 {
      stop()
      return nil
    }
  }

  deinit {
    stop()
  }

  /// Runs a line of bash that may call Slurm's commands.
  func shell(_ line: String) throws -> BuiltTool.Outcome {
    try folder.tool.shell("export SLURM_CONF=$PWD/slurm/slurm.conf; \(line)")
  }

  private func stop() {
    // Each has written the number of its process into a file of ours. Other signals they have blocked: who starts
    // processes from a thread of the tests hands its blocked signals on.
    _ = try? folder.tool.shell("for file in slurm/*.pid; do kill -KILL $(cat $file); done")
  }

  private static func configuration(_ folder: TemporaryFolder) throws -> String {
    let user = NSUserName()
    let host = try folder.tool.shell("hostname -s").output.trimmingCharacters(in: .newlines)
    let path = folder.file("slurm").path
    // Two clusters of two test runs must not meet.
    let port = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 10_000 * 2
    return """
      ClusterName=loopback
      SlurmctldHost=\(host)(127.0.0.1)
      NodeName=\(host) NodeAddr=127.0.0.1 CPUs=2
      PartitionName=all Nodes=\(host) Default=YES
      SlurmctldPort=\(port)
      SlurmdPort=\(port + 1)
      SlurmUser=\(user)
      SlurmdUser=\(user)
      AuthInfo=socket=\(path)/socket
      StateSaveLocation=\(path)/state
      SlurmdSpoolDir=\(path)/spool
      SlurmctldPidFile=\(path)/slurmctld.pid
      SlurmdPidFile=\(path)/slurmd.pid
      SlurmctldLogFile=\(path)/slurmctld.log
      SlurmdLogFile=\(path)/slurmd.log
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      SchedulerType=sched/builtin
      SelectType=select/cons_tres
      SelectTypeParameters=CR_Core
      JobAcctGatherType=jobacct_gather/none
      MpiDefault=none
      ReturnToService=2

      """
  }
}
