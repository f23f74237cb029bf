import { spawn } from 'node:child_process'
import { join } from 'node:path'

export type Reaper = {
  readonly add: (pid: number) => void
  readonly remove: (pid: number) => void
  /**
   * Ends the reaper process, after it has stopped the sandbox's processes that are still running.
   */
  readonly close: () => void
}

/**
 * Starts the reaper: a process that stops the sandbox's child processes if the sandbox exits
 * without stopping them.
 */
export function createReaper(): Reaper {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  // The user may have killed the reaper. The next start then finds the processes in the record of
  // the run.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  return {
    add: (pid) => child.stdin.write(`+${pid}\n`),
    remove: (pid) => child.stdin.write(`-${pid}\n`),
    close: () => child.stdin.end(),
  }
}
