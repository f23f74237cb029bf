import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clock of the product server; it is right when the sandbox starts. */
export type ServerClock = {
  /** Moves it forward. @returns How many seconds it is ahead by now. */
  readonly move: (seconds: number) => number
}

/** Where the product server reads how far its clock is ahead (`moveServerClock.ts`). */
export const toServerClockFile = (folder: string) => join(folder, 'server-clock')

export function createServerClock(file: string): ServerClock {
  // Of an earlier run.
  rmSync(file, { force: true })
  let aheadSeconds = 0
  return {
    move: (seconds) => {
      aheadSeconds += seconds
      writeFileSync(file, String(aheadSeconds * 1_000))
      return aheadSeconds
    },
  }
}
