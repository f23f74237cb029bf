import type { Log } from './createLog.ts'

/** What every child process is reported to. */
export type ChildContext = {
  readonly log: Log
  readonly onSpawn: (name: string, pid: number) => void
  readonly onExit: (pid: number) => void
}
