import type { Log } from './createLog.ts'

/** The log, reaper and record that each child process is reported to. */
export type ChildContext = {
  readonly log: Log
  readonly onSpawn: (name: string, pid: number) => void
  readonly onExit: (pid: number) => void
}
