import { randomUUID } from 'node:crypto'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { createSeason } from '../points/seasons.ts'
import { toNameKey } from '../users/toNameKey.ts'

const startsAt = new Date('2030-01-01T00:00:00.000Z')

/** Creates a test season and one player per name; `null` creates a player without a name. */
export async function createTestClub(db: Database, names: readonly (string | null)[] = []) {
  const seasonId = await createSeason(db, { name: 'Winter', startsAt, endsAt: null })
  const players = names.map((displayName, index) => ({
    id: String(index).padStart(22, '0'),
    createdAt: startsAt,
    displayName,
    nameKey: displayName && toNameKey(displayName),
  }))
  if (players.length > 0) await db.insert(users).values(players)
  return { seasonId, ids: players.map(({ id }) => id) }
}

/** Creates an award for a test with a unique id. */
export function createTestAward(userId: string, points: number) {
  return { awardId: randomUUID(), userId, points, reason: 'Quest', awardedAt: startsAt }
}
