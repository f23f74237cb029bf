import { type BackgroundOptions, startRounds } from '../background/startRounds.ts'
import { deletionLookMs } from '../config/constants.ts'
import { deleteDueUsers } from './deleteDueUsers.ts'

/**
 * Starts the background job that deletes the accounts whose deletion date has passed, immediately
 * and every hour.
 *
 * @returns A function that stops the job and resolves when the current round has finished.
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
