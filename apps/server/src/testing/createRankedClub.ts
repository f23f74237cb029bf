import type { Database } from '../db/Database.ts'
import { users } from '../db/schema.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { readPlace } from '../points/readPlace.ts'
import { createTestAward, createTestClub } from './createTestClub.ts'

/**
 * Creates a test season in which each given player id has the given points. Creates players that do
 * not exist.
 */
export async function createRankedClub(db: Database, points: Readonly<Record<string, number>>) {
  const { seasonId } = await createTestClub(db)
  const createdAt = new Date('2030-01-01T00:00:00.000Z')
  const award = (userId: string, gained: number) =>
    awardPoints(db, seasonId, [createTestAward(userId, gained)])
  for (const [id, gained] of Object.entries(points)) {
    await db
      .insert(users)
      .values({ id, createdAt, displayName: id, nameKey: id.toLowerCase() })
      .onConflictDoNothing()
    await award(id, gained)
  }
  return { seasonId, award, placeOf: (userId: string) => readPlace(db, { seasonId, userId }) }
}
