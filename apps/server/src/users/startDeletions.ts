import { type Clock, describeError, type Log } from '@latchkey/service'
import { deletionLookMs } from '../constants.ts'
import type { Database } from '../db/Database.ts'
import { deleteDueUsers } from './deleteDueUsers.ts'

export type StartDeletionsOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * Deletes accounts whose time is over, now and every hour.
 *
 * @returns Stops it; resolves when the one under way is done.
 */
export function startDeletions({ db, clock, log }: StartDeletionsOptions): () => Promise<void> {
  let running = Promise.resolve()
  const look = async () => {
    try {
      if ((await deleteDueUsers(db, clock.now())) > 0) log.info('users_deleted')
    } catch (error) {
      log.warn('deletions_failed', describeError(error))
    }
  }
  const run = () => {
    running = running.then(look)
  }
  run()
  const timer = setInterval(run, deletionLookMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
