import { type BackgroundOptions, startRounds } from '../background/startRounds.ts'
import { banLookMs } from '../config/constants.ts'
import { liftDueBans } from './liftDueBans.ts'

/**
 * Starts the job that lifts expired bans, first immediately and then every ten seconds.
 *
 * @returns A function that stops the job and resolves when the current run has finished.
 */
export function startLifting({ db, clock, log }: BackgroundOptions): () => Promise<void> {
  return startRounds({
    everyMs: banLookMs,
    async round() {
      if ((await liftDueBans(db, clock.now())) > 0) log.info('bans_lifted')
    },
    onError: (facts) => log.warn('lifting_failed', facts),
  })
}
