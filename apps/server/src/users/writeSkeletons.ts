import { and, asc, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { type BackgroundOptions, startRounds } from '../background/startRounds.ts'
import { skeletonLookMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { toNameSkeleton } from './toNameKey.ts'

const atOnce = 1_000

/**
 * Writes the look-alike skeletons of names that have none: names of an import, of an older server
 * version, and of players whose twin has left. Of names that look the same, one gets it.
 */
export async function writeSkeletons(db: Database): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await db
      .select({ id: users.id, name: users.displayName })
      .from(users)
      .where(and(isNotNull(users.displayName), isNull(users.nameSkeleton), gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(atOnce)
    const last = rows.at(-1)
    if (!last) return
    const owners = new Map(rows.map(({ id, name }) => [toNameSkeleton(name ?? ''), id]))
    const given = [...owners].map(([skeleton, id]) => ({ id, skeleton }))
    await db.execute(
      sql`update users set name_skeleton = given.skeleton
          from json_to_recordset(${JSON.stringify(given)}::json) as given(id text, skeleton text)
          where users.id = given.id and users.name_skeleton is null
          and not exists (select 1 from users twin where twin.name_skeleton = given.skeleton)`,
    )
    after = last.id
  }
}

/**
 * Starts the background job that writes missing skeletons of names, immediately and every hour.
 *
 * @returns A function that stops the job and resolves when the current round has finished.
 */
export const startSkeletons = ({ db, log }: BackgroundOptions): (() => Promise<void>) =>
  startRounds({
    everyMs: skeletonLookMs,
    round: () => writeSkeletons(db),
    onError: (facts) => log.warn('skeletons_failed', facts),
  })
