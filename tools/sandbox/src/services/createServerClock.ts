import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clock of the product server, unmoved at the start of the sandbox. */
export type ServerClock = {
  /**
   * Advances the clock.
   *
   * @returns The total advance in seconds.
   */
  readonly move: (seconds: number) => number
}

/**
 * Returns the file from which the product server reads its clock's advance (`moveServerClock.ts`).
 */
export const toServerClockFile = (folder: string) => join(folder, 'server-clock')

export function createServerClock(file: string): ServerClock {
  // Removes the file of an earlier run.
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
