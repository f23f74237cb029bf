import { getPlace as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import * as z from 'zod'
import { awardPageRows } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readCursor, toCursor } from '../../paging/cursor.ts'
import { readAwards, readPlace } from '../../points/readPlace.ts'
import { requireSeason } from '../../points/requireSeason.ts'

export const getPlace = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input, session: { userId }, context: { db } }) {
    const player = { seasonId: input.id, userId }
    await requireSeason(db, input.id)
    const before = readCursor(input.after, z.int())
    const [place, rows] = await Promise.all([
      readPlace(db, player),
      readAwards(db, player, { before, limit: awardPageRows + 1 }),
    ])
    const awards = rows.slice(0, awardPageRows)
    const last = awards.at(-1)
    return {
      place,
      awards: awards.map(({ points, reason, awardedAt }) => ({
        points,
        reason,
        awardedAt: awardedAt.toISOString(),
      })),
      next: rows.length > awardPageRows && last ? toCursor(last.sequence) : null,
    }
  },
})
