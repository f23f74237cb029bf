import { getTopPlayers as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { publicBoardRows } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readBoard } from '../../points/readBoard.ts'
import { readCurrentSeason } from '../../points/seasons.ts'

export const getTopPlayers = defineRoute(endpoint, {
  ...readPolicy,
  access: 'public',
  owner: 'no-owner',
  async handle({ context: { db } }) {
    const season = await readCurrentSeason(db)
    if (!season) return { season: null, standings: [] }
    const standings = await readBoard(db, season.id, { limit: publicBoardRows })
    return { season: season.name, standings }
  },
})
