import { and, asc, desc, gt, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { shopWindows } from '../db/schema.ts'

export type Opening = {
  readonly open: boolean
  /** The shop's next opening time; `null` while the shop is open or if none is planned. */
  readonly opensAt: Date | null
  /** The shop's closing time while it is open; `null` if it is closed or has no planned end. */
  readonly closesAt: Date | null
}

/**
 * Reads whether the shop is open. If several opening windows overlap, the latest closing time
 * counts.
 */
export async function readOpening(db: Pick<Database, 'select'>, now: number): Promise<Opening> {
  const at = new Date(now)
  const { opensAt, closesAt } = shopWindows
  const [current] = await db
    .select()
    .from(shopWindows)
    .where(and(lte(opensAt, at), or(isNull(closesAt), gt(closesAt, at))))
    .orderBy(desc(closesAt))
    .limit(1)
  if (current) return { open: true, opensAt: null, closesAt: current.closesAt }
  const [next] = await db
    .select()
    .from(shopWindows)
    .where(gt(opensAt, at))
    .orderBy(asc(opensAt))
    .limit(1)
  return { open: false, opensAt: next?.opensAt ?? null, closesAt: null }
}
