import { listSeasons as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { defineRoute } from '../../http/defineRoute.ts'
import { readSeasons } from '../../points/seasons.ts'

export const listSeasons = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'no-owner',
  async handle({ context }) {
    const seasons = await readSeasons(context.db)
    return {
      seasons: seasons.map(({ startsAt, endsAt, closedAt, ...season }) => ({
        ...season,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
      })),
    }
  },
})
