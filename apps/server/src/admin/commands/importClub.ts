import { randomId } from '@latchkey/service'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database } from '../../db/Database.ts'
import { reportAnswers, reports, seasons, users } from '../../db/schema.ts'
import { awardPoints } from '../../points/awardPoints.ts'
import { closeSeason, createSeason } from '../../points/seasons.ts'
import { toNameKey } from '../../users/toNameKey.ts'
import { defineCommand } from '../AdminCommand.ts'
import { audit } from '../audit.ts'
import { Club } from '../Club.ts'

const playersAtOnce = 2_000
/**
 * Number of awards per SQL statement. PGlite slows down on long statements: 17,000 awards take
 * three times as long in batches of 5,000.
 */
const awardsAtOnce = 500

/**
 * Admin command that imports players, seasons and awards from an export. Existing rows stay
 * unchanged, so that an interrupted import can be repeated.
 */
export const importClub = defineCommand({
  usage: 'import <file>',
  summary: 'Reads players, seasons and awards from a file (.json).',
  toOrder: ({ file }) => ({ input: {}, read: { path: file, as: 'input' } }),
  input: Club,
  async run(context, club) {
    const { db, report } = context
    const all = club.players.length + club.seasons.flatMap(({ awards }) => awards).length
    let done = 0
    const step = (count: number) => {
      done += count
      report(done, all)
    }
    for (const players of inParts(club.players, playersAtOnce)) {
      await db.insert(users).values(players.map(toUser)).onConflictDoNothing()
      step(players.length)
    }
    for (const season of club.seasons) await importSeason(db, season, step)
    await importReports(db, club.reports ?? [])
    const facts = { players: club.players.length, seasons: club.seasons.length, rows: all }
    await audit(db, context, { action: 'import', details: facts })
    return facts
  },
})

type ClubSeason = z.infer<typeof Club>['seasons'][number]

async function importSeason(db: Database, season: ClubSeason, step: (count: number) => void) {
  const [known] = await db.select().from(seasons).where(eq(seasons.name, season.name))
  if (known?.closedAt) return
  const { name, startsAt, endsAt, closedAt } = season
  const id =
    known?.id ??
    (await createSeason(db, {
      name,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    }))
  for (const awards of inParts(season.awards, awardsAtOnce)) {
    await awardPoints(
      db,
      id,
      awards.map(([userId, points, reason, awardId, awardedAt]) => ({
        userId,
        points,
        reason,
        awardId,
        awardedAt: new Date(awardedAt),
      })),
    )
    step(awards.length)
  }
  if (closedAt !== null) await closeSeason(db, id, new Date(closedAt))
}

/**
 * Inserts those exported bug reports that the database does not have yet, each with the team's
 * answers.
 */
async function importReports(db: Database, all: NonNullable<z.infer<typeof Club>['reports']>) {
  for (const { player, createdAt, answers, ...report } of all)
    await db.transaction(async (transaction) => {
      const added = await transaction
        .insert(reports)
        .values({ ...report, userId: player, createdAt: new Date(createdAt), steps: '' })
        .onConflictDoNothing()
        .returning({ id: reports.id })
      if (added.length === 0 || answers.length === 0) return
      await transaction.insert(reportAnswers).values(
        answers.map(({ at, text }) => ({
          id: randomId(),
          reportId: report.id,
          at: new Date(at),
          text,
        })),
      )
    })
}

const toUser = ({ id, name, createdAt }: z.infer<typeof Club>['players'][number]) => ({
  id,
  createdAt: new Date(createdAt),
  displayName: name,
  nameKey: name === null ? null : toNameKey(name),
})

function* inParts<item>(items: readonly item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
