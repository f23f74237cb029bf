import type { Log } from './createLog.ts'

/**
 * Where each child process is registered: the log, the reaper, and the record of running processes.
 */
export type ChildContext = {
  readonly log: Log
  readonly onSpawn: (name: string, pid: number) => void
  readonly onExit: (pid: number) => void
}
