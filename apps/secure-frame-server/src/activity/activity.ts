import type { ActivityKind } from '@latchkey/frame-api'
import { randomId } from '@latchkey/service'
import { and, desc, eq, lt } from 'drizzle-orm'
import { activityPage } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { activity } from '../db/schema.ts'

export type Deed = {
  readonly userId: string
  readonly kind: ActivityKind
  readonly browser: string
  readonly now: number
}

/** Adds an entry to the activity log of an account. The owner can read the log. */
export async function noteActivity(db: Database, { now, ...deed }: Deed): Promise<void> {
  await db.insert(activity).values({ ...deed, id: randomId(), at: new Date(now) })
}

/** Reads one page of a user's activity log, newest first, starting after the entry `cursor`. */
export async function readActivity(db: Database, userId: string, cursor: string | undefined) {
  const [from] =
    cursor === undefined
      ? []
      : await db
          .select({ position: activity.position })
          .from(activity)
          .where(and(eq(activity.id, cursor), eq(activity.userId, userId)))
  const after = from ? lt(activity.position, from.position) : undefined
  const rows = await db
    .select()
    .from(activity)
    .where(and(eq(activity.userId, userId), after))
    .orderBy(desc(activity.position))
    .limit(activityPage + 1)
  const entries = rows.slice(0, activityPage)
  return { entries, nextCursor: rows.length > activityPage ? (entries.at(-1)?.id ?? null) : null }
}
