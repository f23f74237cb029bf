import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 50

/** Returns whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Sends a signal to a process. If the process leads a process group, all processes of the group get
 * it.
 */
export function signal(pid: number, name: NodeJS.Signals): void {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, name)
      return
    } catch {
      // The process leads no group, so the loop continues with the process itself; or it has
      // already exited.
    }
  }
}

/**
 * Ends a process that need not be a child of this one: by SIGTERM, and after a grace time by
 * SIGKILL.
 */
export async function endProcess(pid: number, { graceMs }: { graceMs: number }): Promise<void> {
  signal(pid, 'SIGTERM')
  for (let waited = 0; waited < graceMs && isAlive(pid); waited += POLL_MS) await wait(POLL_MS)
  if (isAlive(pid)) signal(pid, 'SIGKILL')
}
