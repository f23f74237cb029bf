import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../db/Database.ts'
import { readRows } from '../../db/readRows.ts'
import { pointEntries, seasons, users } from '../../db/schema.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import type { Club } from '../Club.ts'

/**
 * Admin command that exports all players, seasons and the ledger of awards of this installation.
 */
export const exportClub = defineCommand({
  usage: 'export <file>',
  summary: 'Writes players, seasons and awards to a file (.json).',
  toOrder: ({ file }) => ({ input: {}, write: file }),
  input: z.strictObject({}),
  run(context): Promise<Club> {
    // Reads everything in one transaction, so that the export is a consistent snapshot.
    return context.db.transaction(
      async (db) => {
        const club: Club = { version: 1, players: [], seasons: [] }
        for (const { id, displayName, createdAt } of await db.select().from(users))
          club.players.push({ id, name: displayName, createdAt: createdAt.toISOString() })
        for (const { id, createdAt } of await readGone(db))
          club.players.push({ id, name: null, createdAt })
        for (const season of await db.select().from(seasons).orderBy(asc(seasons.startsAt))) {
          const entries = await db
            .select()
            .from(pointEntries)
            .where(eq(pointEntries.seasonId, season.id))
            .orderBy(asc(pointEntries.sequence))
          club.seasons.push({
            name: season.name,
            startsAt: season.startsAt.toISOString(),
            endsAt: season.endsAt?.toISOString() ?? null,
            closedAt: season.closedAt?.toISOString() ?? null,
            awards: entries.map((entry) => [
              entry.userId,
              entry.points,
              entry.reason,
              entry.awardId,
              entry.awardedAt.toISOString(),
            ]),
          })
        }
        const details = { players: club.players.length, seasons: club.seasons.length }
        await audit(db, context, { action: 'export', details })
        return club
      },
      { isolationLevel: 'repeatable read' },
    )
  },
})

const Gone = z.object({ id: z.string(), createdAt: z.coerce.date() })

/**
 * Reads the ids of players in the ledger of awards who deleted their account. The export lists them
 * without a name (decision 0036).
 */
async function readGone(db: Pick<Database, 'execute'>) {
  const rows = await readRows(
    db,
    sql`select user_id as id, min(awarded_at)::text as "createdAt" from point_entries
        where user_id not in (select id from users) group by user_id`,
    Gone,
  )
  return rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }))
}
