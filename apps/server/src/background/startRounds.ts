import { type Clock, describeError, type Log } from '@latchkey/service'
import type { Database } from '../db/Database.ts'

/** The dependencies of the background jobs. */
export type BackgroundOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

type Rounds = {
  readonly everyMs: number
  readonly round: () => Promise<void>
  readonly onError: (facts: ReturnType<typeof describeError>) => void
}

/**
 * Runs a job repeatedly, one round after the other. A failed round is reported, and the next round
 * runs as usual.
 *
 * @returns A function that stops the job and resolves when the current round has finished.
 */
export function startRounds({ everyMs, round, onError }: Rounds): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(round).catch((error: unknown) => onError(describeError(error)))
  }
  run()
  const timer = setInterval(run, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
