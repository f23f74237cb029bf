import { randomId } from '@latchkey/service'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { seasons } from '../db/schema.ts'
import { playersOf } from './playersAbove.ts'

export type SeasonRow = typeof seasons.$inferSelect

/** Reads all seasons, newest first. Each has the number of players with points. */
export function readSeasons(db: Database) {
  const { id, name, startsAt, endsAt, closedAt } = seasons
  const players = playersOf(sql`${seasons.id}`).mapWith(Number)
  return db
    .select({ id, name, startsAt, endsAt, closedAt, players })
    .from(seasons)
    .orderBy(desc(startsAt), desc(id))
}

/** Reads the season that started last among the open ones, else the one that closed last. */
export async function readCurrentSeason(db: Database): Promise<SeasonRow | undefined> {
  const [season] = await db
    .select()
    .from(seasons)
    .orderBy(sql`${seasons.closedAt} desc nulls first`, desc(seasons.startsAt), desc(seasons.id))
    .limit(1)
  return season
}

/** Reads a season by its id, or `undefined` if the season does not exist. */
export async function readSeason(db: Database, id: string): Promise<SeasonRow | undefined> {
  const [season] = await db.select().from(seasons).where(eq(seasons.id, id))
  return season
}

/** Creates an open season of the leaderboard. */
export async function createSeason(
  db: Pick<Database, 'insert'>,
  season: Omit<SeasonRow, 'id' | 'closedAt'>,
): Promise<string> {
  const id = randomId()
  await db.insert(seasons).values({ ...season, id })
  return id
}

/** Closes a season. Awards after this are rejected, and the ranking is final. */
export async function closeSeason(
  db: Pick<Database, 'update'>,
  id: string,
  at: Date,
): Promise<void> {
  await db.update(seasons).set({ closedAt: at }).where(eq(seasons.id, id))
}
