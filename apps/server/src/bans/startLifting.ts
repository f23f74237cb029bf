import { type BackgroundOptions, startRounds } from '../background/startRounds.ts'
import { banLookMs } from '../config/constants.ts'
import { liftDueBans } from './liftDueBans.ts'

/**
 * Lifts bans whose date has come, now and every ten seconds.
 *
 * @returns Stops it; resolves when the round under way is done.
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
