import { type RateLimiter, sha256 } from '@latchkey/service'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { readRows } from '../db/readRows.ts'

const windowMs = 60_000
const Counted = z.object({ waitMs: z.int() })

/** The database's clock: those of several servers differ. */
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Makes the limiter of servers that share a PostgreSQL: as the one in memory, for all of them together. Each request is
 * one statement on one row, so that of many at once no more get through than may.
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

/** The oldest of those that fill the limit says how long to wait; who has to wait is not counted. */
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

/** Rows that another server counts in or drops just now are left to it. */
async function dropOld(db: Database): Promise<void> {
  await db.execute(sql`
    delete from rate_counts where key in (
      select key from rate_counts where times[cardinality(times)] < ${now} - ${windowMs}
      for update skip locked
    )`)
}
