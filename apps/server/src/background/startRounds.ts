import { type Clock, describeError, type Log } from '@latchkey/service'
import type { Database } from '../db/Database.ts'

/** Dependencies of the server's background jobs, such as database and clock. */
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
 * Runs a background job repeatedly, and never twice at the same time. If a run fails, its error is
 * reported and the next run starts as usual.
 *
 * @returns A function that stops the job and resolves when the current run has finished.
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
