import { getNeighbours as endpoint } from '@latchkey/product-api/endpoints'
import { readPolicy } from '@latchkey/service'
import { neighbourRows } from '../../config/constants.ts'
import { defineRoute } from '../../http/defineRoute.ts'
import { readAround } from '../../points/readBoard.ts'
import { requireSeason } from '../../points/requireSeason.ts'

export const getNeighbours = defineRoute(endpoint, {
  ...readPolicy,
  access: 'session',
  owner: 'own-user',
  async handle({ input: { id }, session: { userId }, context: { db } }) {
    await requireSeason(db, id)
    return { standings: await readAround(db, id, { userId, each: neighbourRows }) }
  },
})
