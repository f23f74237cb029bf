import { asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { pointEntries, seasons, users } from '../../db/schema.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import type { Club } from '../Club.ts'

/** Reads the whole club: players, seasons and the ledger. */
export const exportClub = defineCommand({
  input: z.strictObject({}),
  run(context): Promise<Club> {
    // One transaction, so that all of it is of one moment.
    return context.db.transaction(
      async (db) => {
        const club: Club = { version: 1, players: [], seasons: [] }
        for (const { id, displayName, createdAt } of await db.select().from(users))
          club.players.push({ id, name: displayName, createdAt: createdAt.toISOString() })
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
