import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Clock of the product server, which tests can advance. It is right when the sandbox starts. */
export type ServerClock = {
  /**
   * Advances the product server's clock by a number of seconds.
   *
   * @returns The number of seconds by which the clock is now ahead.
   */
  readonly move: (seconds: number) => number
}

/**
 * Returns the path of the file from which the product server reads how far its clock is ahead
 * (`moveServerClock.ts`).
 */
export const toServerClockFile = (folder: string) => join(folder, 'server-clock')

export function createServerClock(file: string): ServerClock {
  // Deletes the file of the previous run.
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
