import { type RateLimiter, sha256 } from '@latchkey/service'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'

const windowMs = 60_000
const Counted = z.object({ waitMs: z.int() })

/**
 * SQL expression for the database's clock in ms since the epoch. Rate limits use it, because the
 * clocks of several servers differ.
 */
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Creates a rate limiter for servers that share a PostgreSQL. It applies the limits of
 * `createRateLimiter` to all servers together. Each request runs one statement on one row, so
 * concurrent requests cannot exceed the limit.
 */
export function createSharedLimiter(db: Database): RateLimiter<Promise<number>> {
  let swept = performance.now()

  return {
    async take(key, perMinute) {
      if (performance.now() - swept > windowMs) {
        swept = performance.now()
        await dropOld(db)
      }
      const [counted] = await readRows(db, count(sha256(key), perMinute), Counted)
      return Math.ceil((counted?.waitMs ?? 0) / 1_000)
    },
  }
}

/**
 * Returns the SQL statement that counts a request if the rate limit allows it. Otherwise the wait
 * time depends on the oldest request within the limit, and the rejected request is not counted.
 */
const count = (key: string, perMinute: number) => sql`
  insert into rate_counts as counts (key, times, wait_ms) values (${key}, array[${now}], 0)
  on conflict (key) do update set (times, wait_ms) = (
    select case when oldest is null then recent || moment else recent end,
      case when oldest is null then 0 else greatest(1, oldest + ${windowMs} - moment) end
    from (select ${now} as moment) as clock,
      lateral (
        select array(
          select time from unnest(counts.times) as time
          where time > moment - ${windowMs} and time <= moment order by time
        ) as recent
      ) as kept,
      lateral (select recent[cardinality(recent) - ${perMinute}::integer + 1] as oldest) as full_since
  )
  returning wait_ms as "waitMs"`

/** Deletes rate-limit rows without recent requests. Skips rows that another server has locked. */
async function dropOld(db: Database): Promise<void> {
  await db.execute(sql`
    delete from rate_counts where key in (
      select key from rate_counts where times[cardinality(times)] < ${now} - ${windowMs}
      for update skip locked
    )`)
}
