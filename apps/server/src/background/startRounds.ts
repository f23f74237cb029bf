import { type Clock, describeError, type Log } from '@latchkey/service'
import type { Database } from '../db/Database.ts'

/** What is needed by what goes on in the background. */
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
 * Does something now and again and again, one round after the other. One that fails is told of, and the next is taken.
 *
 * @returns Stops it; resolves when the round under way is done.
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
