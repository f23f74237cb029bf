import { type BackgroundOptions, startRounds } from '../background/startRounds.ts'
import { deletionLookMs } from '../config/constants.ts'
import { deleteDueUsers } from './deleteDueUsers.ts'

/**
 * Deletes accounts whose time is over, now and every hour.
 *
 * @returns Stops it; resolves when the one under way is done.
 */
export function startDeletions({ db, clock, log }: BackgroundOptions): () => Promise<void> {
  return startRounds({
    everyMs: deletionLookMs,
    async round() {
      if ((await deleteDueUsers(db, clock.now())) > 0) log.info('users_deleted')
    },
    onError: (facts) => log.warn('deletions_failed', facts),
  })
}
