import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Reaper = {
  readonly add: (pid: number) => void
  readonly remove: (pid: number) => void
  /** Ends the reaper, which then stops its remaining processes. */
  readonly close: () => void
}

/** Starts the process that stops our children if the supervisor exits without a shutdown. */
export function createReaper(): Reaper {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  // The reaper may be killed by hand. In that case the pid file still lists the processes.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  return {
    add: (pid) => child.stdin.write(`+${pid}\n`),
    remove: (pid) => child.stdin.write(`-${pid}\n`),
    close: () => child.stdin.end(),
  }
}
