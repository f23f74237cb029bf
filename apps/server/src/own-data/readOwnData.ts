import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import {
  pointEntries,
  reportAnswers,
  reports,
  seasons,
  sessions,
  userAccounts,
  users,
} from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { listLinkedAccounts } from '../links/linkedAccounts.ts'
import { findPictured } from '../reports/pictures.ts'
import { toReport } from '../reports/toReport.ts'
import { readPurchases } from '../shop/readPurchases.ts'
import { readWatch } from '../shop/watches.ts'
import { readWelcome } from '../users/giveWelcome.ts'

const toText = (moment: Date) => moment.toISOString()

/**
 * Reads a consistent snapshot of all stored data of a player.
 *
 * @throws {RefusalError} `not_signed_in`: the player does not exist any more.
 */
export function readOwnData(database: Database, userId: string, now: number) {
  return database.transaction(
    async (db) => {
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      if (!user) throw new RefusalError('not_signed_in')
      const { id, createdAt, displayName, avatar, deletionAt } = user
      return {
        readAt: toText(new Date(now)),
        user: {
          id,
          createdAt: toText(createdAt),
          displayName,
          avatar,
          deletionAt: deletionAt && toText(deletionAt),
        },
        accounts: await readAccounts(db, userId),
        links: await listLinkedAccounts(db, userId),
        sessions: await readSessions(db, userId),
        points: await readPoints(db, userId),
        reports: await readReports(db, userId),
        purchases: await readPurchases(db, { userId }),
        welcomePoints: await readWelcome(db, userId),
        watchesShopSince: (await readWatch(db, userId))?.toISOString() ?? null,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type Reader = Pick<Database, 'select'>

async function readAccounts(db: Reader, userId: string) {
  const rows = await db.select().from(userAccounts).where(eq(userAccounts.userId, userId))
  return rows.map(({ namespace, address, scope, createdAt }) => ({
    namespace,
    address,
    scope,
    createdAt: toText(createdAt),
  }))
}

async function readSessions(db: Reader, userId: string) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId))
  return rows.map(({ browser, createdAt, lastSeenAt, expiresAt }) => ({
    browser,
    createdAt: toText(createdAt),
    lastSeenAt: toText(lastSeenAt),
    expiresAt: toText(expiresAt),
  }))
}

async function readPoints(db: Reader, userId: string) {
  const rows = await db
    .select({ entry: pointEntries, season: seasons.name })
    .from(pointEntries)
    .innerJoin(seasons, eq(seasons.id, pointEntries.seasonId))
    .where(eq(pointEntries.userId, userId))
    .orderBy(asc(pointEntries.sequence))
  return rows.map(({ season, entry: { points, reason, awardedAt } }) => ({
    season,
    points,
    reason,
    awardedAt: toText(awardedAt),
  }))
}

async function readReports(db: Reader, userId: string) {
  const rows = await db
    .select()
    .from(reports)
    .where(eq(reports.userId, userId))
    .orderBy(asc(reports.createdAt))
  const answers = await db
    .select({ answer: reportAnswers })
    .from(reportAnswers)
    .innerJoin(reports, eq(reports.id, reportAnswers.reportId))
    .where(eq(reports.userId, userId))
    .orderBy(asc(reportAnswers.at))
  const ofReport = (id: string) =>
    answers.map(({ answer }) => answer).filter(({ reportId }) => reportId === id)
  const pictured = await findPictured(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...toReport(row, { answers: ofReport(row.id), hasPicture: pictured.has(row.id) }),
    diagnostics: row.diagnostics,
  }))
}
