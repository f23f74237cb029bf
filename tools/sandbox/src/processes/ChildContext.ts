import type { Log } from './createLog.ts'

/**
 * Objects with which each child process of the sandbox is registered: the log, the reaper (which
 * ends left-over processes), and the record of running processes.
 */
export type ChildContext = {
  readonly log: Log
  readonly onSpawn: (name: string, pid: number) => void
  readonly onExit: (pid: number) => void
}
