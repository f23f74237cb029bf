import { sha256 } from '@latchkey/service'
import { Option } from 'commander'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import { readBanned } from '../../bans/readBanned.ts'
import type { Database } from '../../db/Database.ts'
import { pointEntries } from '../../db/schema.ts'
import { awardPoints } from '../../points/awardPoints.ts'
import { defineCommand } from '../AdminCommand.ts'
import { AdminError } from '../AdminError.ts'
import { audit } from '../audit.ts'
import { findPlayers } from '../findPlayers.ts'
import { findSeason } from '../findSeason.ts'
import { readAwards, refuseProblems } from '../readAwards.ts'
import { refuseRepeated } from '../refuseRepeated.ts'
import { requireRoom } from '../requireRoom.ts'

/**
 * Number of awards per database transaction. If an import is interrupted, committed awards stay,
 * and the next import does not count them again.
 */
const atOnce = 500

/**
 * Admin command that awards points from a CSV table. Each row counts once, even if the table is
 * imported several times. A table without ids that has rows of an earlier one needs `repeat`. With
 * `dryRun` nothing is written.
 */
export const award = defineCommand({
  usage: 'award <season> <table>',
  summary: 'Awards points from a CSV table: player (name or id), points, reason, id.',
  options: [
    new Option('--dry-run', 'Counts the awards and writes nothing.'),
    new Option('--repeat', 'Counts rows again that an earlier table without ids had.'),
  ],
  toOrder: ({ table, ...input }) => ({ input, read: { path: table, as: 'csv' } }),
  input: z.strictObject({
    season: z.string(),
    csv: z.string(),
    dryRun: z.boolean().default(false),
    repeat: z.boolean().default(false),
  }),
  async run(context, { season: named, csv, dryRun, repeat }) {
    const { db, report } = context
    const season = await findSeason(db, named)
    if (season.closedAt) throw new AdminError(`The season "${season.name}" is closed.`)
    const all = await toAwards(db, csv, new Date(context.now))
    if (!repeat) await refuseRepeated(db, season.id, all)
    // Awards to banned players are skipped. They can be imported again after the ban.
    const banned = await readBanned(db)
    const awards = all.filter(({ userId }) => !banned.has(userId))
    await requireRoom(db, season.id, awards)
    const points = awards.reduce((sum, row) => sum + row.points, 0)
    const facts = { rows: all.length, points, banned: all.length - awards.length }
    if (dryRun) {
      const known = await countKnown(db, season.id, awards)
      return { ...facts, counted: awards.length - known, known, dryRun }
    }
    let counted = 0
    for (let start = 0; start < awards.length; start += atOnce) {
      const some = awards.slice(start, start + atOnce)
      counted += await db.transaction(async (transaction) => {
        const written = await awardPoints(transaction, season.id, some)
        const details = { season: season.id, table: sha256(csv), start, counted: written }
        await audit(transaction, context, { action: 'award', details })
        return written
      })
      report(Math.min(start + atOnce, awards.length), awards.length)
    }
    return { ...facts, counted, known: awards.length - counted, dryRun }
  },
})

async function toAwards(db: Database, csv: string, awardedAt: Date) {
  const rows = readAwards(csv)
  const players = await findPlayers(
    db,
    rows.map(({ player }) => player),
  )
  const strangers = rows.filter(({ player }) => !players.has(player))
  refuseProblems(
    'Unknown players',
    strangers.map(({ line, player }) => `"${player}" in line ${line}`),
  )
  const counts = Map.groupBy(rows, ({ awardId }) => awardId)
  refuseProblems(
    'These ids appear in several rows',
    [...counts].filter(([, same]) => same.length > 1).map(([id]) => `"${id}"`),
  )
  return rows.map(({ player, points, reason, awardId, hasOwnId, line }) => ({
    ...{ awardId, hasOwnId, line },
    userId: players.get(player) ?? '',
    points,
    reason,
    awardedAt,
  }))
}

async function countKnown(
  db: Database,
  seasonId: string,
  awards: readonly { readonly awardId: string }[],
) {
  let known = 0
  for (let start = 0; start < awards.length; start += atOnce) {
    const ids = awards.slice(start, start + atOnce).map(({ awardId }) => awardId)
    const { awardId } = pointEntries
    known += await db.$count(
      pointEntries,
      and(eq(pointEntries.seasonId, seasonId), inArray(awardId, ids)),
    )
  }
  return known
}
