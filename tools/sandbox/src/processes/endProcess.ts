import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 50

/** Returns whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Signals a process and, if it leads a process group, all its descendants. */
export function signal(pid: number, name: NodeJS.Signals): void {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, name)
      return
    } catch {
      // Without such a group, the process itself is signalled. A missing process has already
      // exited.
    }
  }
}

/**
 * Ends a process that is not our child: first with a request, then by force after the grace time.
 */
export async function endProcess(pid: number, { graceMs }: { graceMs: number }): Promise<void> {
  signal(pid, 'SIGTERM')
  for (let waited = 0; waited < graceMs && isAlive(pid); waited += POLL_MS) await wait(POLL_MS)
  if (isAlive(pid)) signal(pid, 'SIGKILL')
}
