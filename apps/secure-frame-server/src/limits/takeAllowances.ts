import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { allowances } from '../db/schema.ts'

/** A rate limit: at most `limit` actions in any window of `windowMs` milliseconds. */
export type Rule = { readonly limit: number; readonly windowMs: number }

export type Allowance = {
  /** Identifies the counted action. It must contain no email or network address in clear text. */
  readonly key: string
  readonly rules: readonly Rule[]
}

/**
 * Thrown in a database transaction when a limit is exhausted, so that the transaction is rolled
 * back.
 */
class Exhausted {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Counts an action against all of its limits. If one limit is exhausted, counts it against none.
 * Each limit is one row that one statement updates, so parallel attempts never exceed it.
 *
 * @returns 0 if the action is allowed, otherwise the seconds until the next attempt.
 */
export async function takeAllowances(
  db: Database,
  wanted: readonly Allowance[],
  now: number,
): Promise<number> {
  // All transactions lock the rows in the order of their keys, which prevents deadlocks.
  const ordered = wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  try {
    await db.transaction(async (tx) => {
      for (const allowance of ordered) {
        const retryAfterSeconds = await takeOne(tx, allowance, now)
        if (retryAfterSeconds > 0) throw new Exhausted(retryAfterSeconds)
      }
    })
    return 0
  } catch (error) {
    if (error instanceof Exhausted) return error.retryAfterSeconds
    throw error
  }
}

/**
 * Counts an action without checking the limit, for actions that are always allowed but delay later
 * ones.
 */
export async function noteAllowances(
  db: Database,
  wanted: readonly Allowance[],
  now: number,
): Promise<void> {
  for (const { key, rules } of wanted) await write(db, { key, rules, now, granted: sql`true` })
}

/** Removes the counts that were added at `now`, because the action did not happen. */
export async function returnAllowances(
  db: Database,
  taken: readonly Allowance[],
  now: number,
): Promise<void> {
  const { times } = allowances
  const at = sql`array_position(${times}, ${now}::bigint)`
  for (const { key } of taken) {
    await db
      .update(allowances)
      .set({ times: sql`${times}[:${at} - 1] || ${times}[${at} + 1:]` })
      .where(and(eq(allowances.key, key), sql`${at} is not null`))
  }
}

/** Deletes expired rate-limit rows. */
export async function dropOldAllowances(db: Database, now: number): Promise<void> {
  await db.delete(allowances).where(lt(allowances.expiresAt, new Date(now)))
}

async function takeOne(db: Database, { key, rules }: Allowance, now: number): Promise<number> {
  const granted = sql.join(
    rules.map(({ limit, windowMs }) => sql`${countSince(now - windowMs)} < ${limit}`),
    sql` and `,
  )
  const row = await write(db, { key, rules, now, granted })
  return row.granted ? 0 : toRetrySeconds(row.times, rules, now)
}

const countSince = (time: number): SQL =>
  sql`(select count(*) from unnest(${allowances.times}) as t where t > ${time}::bigint)`

async function write(
  db: Database,
  { key, rules, now, granted }: Allowance & { readonly now: number; readonly granted: SQL },
) {
  const longest = Math.max(...rules.map(({ windowMs }) => windowMs))
  const expiresAt = new Date(now + longest)
  const kept = sql`array(select t from unnest(${allowances.times}) as t where t > ${now - longest}::bigint)`
  const [row] = await db
    .insert(allowances)
    .values({ key, times: [now], granted: true, expiresAt })
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        times: sql`case when ${granted} then array_append(${kept}, ${now}::bigint) else ${kept} end`,
        granted: sql`${granted}`,
        expiresAt,
      },
    })
    .returning()
  return row ?? { granted: false, times: [] }
}

/** Returns the seconds until all rate limits allow the action again. */
function toRetrySeconds(times: readonly number[], rules: readonly Rule[], now: number): number {
  const waits = rules.map(({ limit, windowMs }) => {
    const inside = times.filter((time) => time > now - windowMs).toSorted((a, b) => a - b)
    const oldest = inside[inside.length - limit]
    return oldest === undefined ? 0 : oldest + windowMs - now
  })
  return Math.max(1, Math.ceil(Math.max(...waits) / 1_000))
}
